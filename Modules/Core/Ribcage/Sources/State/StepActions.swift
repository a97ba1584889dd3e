/// The running actions that a step has sent to one reactor: an action, and those that are sent during it. If the step
/// fails, they are taken back together. See ``Reactor/send(_:)``.
@MainActor final class StepActions<State: Sendable, Mutation: Sendable> {
    /// The number of running actions.
    var running = 0
    /// The state before the first action.
    let before: State
    /// The state after the last mutation of any of the actions.
    var last: State
    /// The mutations that were committed after the step had failed, in order.
    var withheld: [Mutation] = []

    init(_ state: State) {
        (before, last) = (state, state)
    }
}
