/// An interactor with state: `Action → mutate → Mutation → reduce → State`. State changes only in `reduce`.
///
/// The names come from ReactorKit. Data flows in one direction, and `mutate` and `reduce` can be tested separately.
@MainActor public protocol Reactor: Interactor {
    /// A request from the user or from another part of the program.
    associatedtype Action: Sendable
    /// A single change of the state.
    associatedtype Mutation: Sendable
    /// Everything that the screen shows.
    associatedtype State: Equatable & Sendable

    /// The store of the state. Declare it with the initial state: `let store = Store(State())`.
    var store: Store<State> { get }

    /// Carries out an action: calls use cases, the router, and the listener, and commits any number of mutations, each
    /// of which is reduced at once. It may suspend between mutations, and it may throw; mutations committed before stay
    /// in effect.
    ///
    /// Send actions with ``send(_:)`` instead of calling this method. An action sent during another action is done when
    /// its `send` returns. `reduce` is not `async` and has no access to the reactor, so that it cannot send actions.
    func mutate(_ action: Action, commit: Commit) async throws

    /// Updates the state in place. It must be a pure function of its arguments.
    static func reduce(_ state: inout State, with mutation: Mutation)
}

extension Reactor {
    /// A function that applies a mutation to the state at once, by calling `reduce`.
    public typealias Commit = @MainActor (Mutation) -> Void

    /// The current state.
    public var state: State { store.state }

    /// Carries out an action, and returns when it has ended.
    ///
    /// Canceling the sending task cancels whatever the action waits for. Mutations are still reduced until the action
    /// ends, so that the state shows an edit that was saved just before the cancellation. An action sent after the RIB
    /// became inactive changes the state, but the router attaches nothing.
    ///
    /// An action that opens a place, such as that of ``Way/sends(_:summary:action:)``, is canceled when the step
    /// that opens the place fails. From then on, its mutations are withheld. If the action then throws, as a canceled
    /// action does, they are reduced after all, so that it can tidy up. If it instead runs to its end, the withheld
    /// mutations are dropped, as the user is elsewhere by then, and the state from before the action is restored, unless
    /// something else has changed the state since its last mutation. An action that is sent to the same reactor during
    /// another one is a part of that one.
    ///
    /// - Throws: the error of ``mutate(_:commit:)``, or `CancellationError` if the task is canceled before the action
    ///   begins.
    @inlinable public func send(_ action: Action) async throws {
        if Task.isCancelled { throw CancellationError() }
        let running = LeakDetector.isWatching ? beginAction() : nil
        defer { running?.endAction() }
        if isInStep { return try await sendInStep(action) }
        try await mutate(action) { mutation in self.store.update { Self.reduce(&$0, with: mutation) } }
    }

    /// Carries out an action in the current step. See ``send(_:)``.
    @usableFromInline func sendInStep(_ action: Action) async throws {
        let (step, key) = (Step.current, ObjectIdentifier(store))
        let actions = step?.actions[key] as? StepActions<State, Mutation> ?? StepActions(state)
        step?.actions[key] = actions
        actions.running += 1
        defer {
            actions.running -= 1
            if actions.running == 0 { step?.actions[key] = nil }
        }
        func reduce(_ mutation: Mutation) {
            store.update { Self.reduce(&$0, with: mutation) }
            actions.last = state
        }
        do {
            try await mutate(action) { mutation in
                if step?.hasFailed == true { actions.withheld.append(mutation) } else { reduce(mutation) }
            }
        } catch {
            let withheld = actions.withheld
            actions.withheld = []
            withheld.forEach(reduce)
            throw error
        }
        if step?.hasFailed == true, actions.running == 1, state == actions.last, state != actions.before {
            store.update { $0 = actions.before }
        }
    }
}

extension Interactor {
    /// Counts the start of an action, which may hold detached RIBs.
    @usableFromInline final func beginAction() -> RunningWork {
        let running = bound.running
        running.beginAction()
        return running
    }

    /// Whether the current task is opening the place of a step.
    @usableFromInline final var isInStep: Bool { Step.current != nil }
}
