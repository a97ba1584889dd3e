import Synchronization

/// The steps of a piece of work, counted, so that a recording can say at which of them a signal took effect, and a replay
/// can cancel the work there again.
///
/// Work calls ``check()`` instead of `Task.checkCancellation()`, as the last look before each of its effects.
public final class CancellationSteps: Sendable {
    private struct State {
        var taken = 0
        var isCancelled = false
        var seen: Int?
        var plan: Plan?
        var tell: (@Sendable () -> Void)?

        /// What has to be told of the cancellation, if the plan is carried out now.
        mutating func carryOutPlan() -> (@Sendable () -> Void)? {
            guard case .after(let count) = plan, taken >= count, !isCancelled else { return nil }
            isCancelled = true
            return tell
        }
    }

    /// When a replay cancels the work.
    public enum Plan: Sendable {
        /// At the step of this number, which throws.
        case at(Int)
        /// As soon as so many steps are taken: the work waits after them.
        case after(Int)
    }

    /// The steps of the work that the present task is a part of; `nil` where they are not counted.
    @TaskLocal public static var current: CancellationSteps?

    private let state = Mutex(State())

    /// Steps of which none is taken yet.
    public init() {}

    /// Takes a step of the work that the present task is a part of.
    ///
    /// - Throws: `CancellationError` when the task, or the work as a whole, is cancelled.
    public static func check() throws(CancellationError) {
        if let current { try current.check() } else if Task.isCancelled { throw CancellationError() }
    }

    private func check() throws(CancellationError) {
        let (isCancelled, tell) = state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
            let number = state.taken + 1
            if case .at(let planned) = state.plan, number >= planned, !state.isCancelled {
                (state.isCancelled, state.seen) = (true, number)
                return (true, state.tell)
            }
            if state.isCancelled {
                state.seen = state.seen ?? number
                return (true, nil)
            }
            // Something else than a signal has cancelled this task.
            if Task.isCancelled { return (true, nil) }
            state.taken = number
            return (false, state.carryOutPlan())
        }
        tell?()
        if isCancelled { throw CancellationError() }
    }

    /// Takes a step that cannot be cancelled, such as showing a line.
    public func take() {
        let tell = state.withLock { state in
            state.taken += 1
            return state.carryOutPlan()
        }
        tell?()
    }

    /// How many steps were taken.
    public var taken: Int { state.withLock(\.taken) }

    /// The number of the first step that found the work cancelled, and threw.
    public var seen: Int? { state.withLock(\.seen) }

    /// Cancels the work now.
    ///
    /// - Returns: how many steps were taken.
    @discardableResult public func cancel() -> Int {
        let (taken, tell) = state.withLock { state in
            state.isCancelled = true
            return (state.taken, state.tell)
        }
        tell?()
        return taken
    }

    /// Cancels the work as it was cancelled when it was recorded.
    public func cancel(_ plan: Plan) {
        let tell = state.withLock { state in
            state.plan = plan
            return state.carryOutPlan()
        }
        tell?()
    }

    /// Calls when the work is cancelled, now if it is already, so that its task is cancelled, too.
    public func whenCancelled(_ tell: @escaping @Sendable () -> Void) {
        let isCancelled = state.withLock { state in
            state.tell = tell
            return state.isCancelled
        }
        if isCancelled { tell() }
    }
}
