/// An interactor with state: `Action → mutate → Mutation → reduce → State`. State changes only in `reduce`.
///
/// The names are ReactorKit's; the flow is one way, and both halves can be tested alone.
@MainActor public protocol Reactor: Interactor {
    /// A request from a person or from another part of the program.
    associatedtype Action: Sendable
    /// A single change of the state.
    associatedtype Mutation: Sendable
    /// Everything that the screen shows.
    associatedtype State: Equatable & Sendable

    /// Holds the state. Declare it with the initial state: `let store = Store(State())`.
    var store: Store<State> { get }

    /// Carries out an action: talks to use cases, to the router and to the listener, and commits any number of
    /// mutations, each of which is reduced at once. It may suspend between them, and it may throw; what was committed
    /// before stays.
    ///
    /// Actions are sent with ``send(_:)``. An action sent from inside nests: it is done when its `send` returns.
    /// `reduce` is not `async` and knows no reactor, so that nothing can be sent from there.
    func mutate(_ action: Action, commit: Commit) async throws

    /// Updates the state in place. It must be a pure function of its arguments.
    static func reduce(_ state: inout State, with mutation: Mutation)
}

extension Reactor {
    /// Takes a mutation and reduces it at once.
    public typealias Commit = @MainActor (Mutation) -> Void

    /// The current state.
    public var state: State { store.state }

    /// Carries out an action to its end.
    ///
    /// Cancelling the sending task cancels whatever the action waits for. Mutations until the action ends are still
    /// reduced: an edit that was saved just before is not hidden. An action that is sent after the RIB became inactive
    /// changes the state, but its router attaches nothing.
    ///
    /// - Throws: the error of ``mutate(_:commit:)``, and `CancellationError` if the task is cancelled before the action
    ///   begins.
    @inlinable public func send(_ action: Action) async throws {
        if Task.isCancelled { throw CancellationError() }
        let activation = LeakDetector.isWatching ? actionBegins() : nil
        defer { if let activation { actionEnds(in: activation) } }
        try await mutate(action) { mutation in self.store.update { Self.reduce(&$0, with: mutation) } }
    }
}

// The action may hold RIBs that have ended for as long as it is carried out.
extension Interactor {
    @usableFromInline final func actionBegins() -> Int { bound.actionBegins() }

    @usableFromInline final func actionEnds(in activation: Int) { bound.actionEnds(in: activation) }
}
