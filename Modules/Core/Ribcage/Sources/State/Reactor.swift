/// An interactor with state: `Action → mutate → Mutation → reduce → State`. State changes nowhere but in `reduce`.
///
/// The names are ReactorKit's; the flow is one way, and both halves can be tested alone.
@MainActor public protocol Reactor: Interactor {
    /// A request of a person or of another part of the program.
    associatedtype Action: Sendable
    /// One change of state.
    associatedtype Mutation: Sendable
    /// All that the screen shows.
    associatedtype State: Equatable & Sendable

    /// Holds the state. Made with the state to begin with: `let store = Store(State())`.
    var store: Store<State> { get }

    /// Carries out an action: talks to use cases, to the router and to the listener, and commits any number of
    /// mutations, each of which is reduced at once. It may suspend between them, and it may throw; what was committed
    /// before stays.
    ///
    /// Actions are sent with ``send(_:)``. An action sent from inside nests: it is done when its `send` returns.
    /// `reduce` is not `async` and knows no reactor, so that nothing can be sent from there.
    func mutate(_ action: Action, commit: Commit) async throws

    /// Makes the next state. It is a function of its two arguments and of nothing else.
    static func reduce(_ state: inout State, with mutation: Mutation)
}

extension Reactor {
    /// Takes a mutation and reduces it at once.
    public typealias Commit = @MainActor (Mutation) -> Void

    /// The state as last reduced.
    public var state: State { store.state }

    /// Carries out an action to its end.
    ///
    /// Cancelling the task that sends cancels whatever the action waits for. What it commits until it ends is still
    /// reduced: an edit that was kept just before is not hidden. An action that is sent when the RIB is no longer
    /// active changes the state and leads nowhere: the router attaches nothing.
    ///
    /// - Throws: what ``mutate(_:commit:)`` throws, and `CancellationError` when the task is cancelled before it began.
    @inlinable public func send(_ action: Action) async throws {
        if Task.isCancelled { throw CancellationError() }
        guard LeakDetector.isWatching else { return try await mutate(action) { self.apply($0) } }
        let activation = actionBegins()
        defer { actionEnds(in: activation) }
        try await mutate(action) { self.apply($0) }
    }

    /// Makes the next state, and tells those who observe it.
    @inlinable func apply(_ mutation: Mutation) {
        Self.reduce(&store.current, with: mutation)
        store.tellObservers()
    }
}

// The action may hold RIBs that have ended for as long as it is carried out.
extension Interactor {
    @usableFromInline final func actionBegins() -> Int { bound.actionBegins() }

    @usableFromInline final func actionEnds(in activation: Int) { bound.actionEnds(in: activation) }
}
