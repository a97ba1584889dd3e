import Synchronization

/// A counter of the steps of a piece of work. A recording stores the number of steps before a signal, and a replay
/// cancels the work after the same number of steps.
///
/// The work calls ``check()`` instead of `Task.checkCancellation()` right before each of its effects.
public final class CancellationSteps: Sendable {
    private struct State {
        var taken = 0
        var isCancelled = false
        /// The number of steps after which a replay cancels the work; `nil` outside a replay.
        var planned: Int?
        var handler: (@Sendable () -> Void)?

        /// Cancels the work if the planned number of steps has been reached.
        ///
        /// - Returns: the cancellation handler, to be called outside the lock; `nil` if there is nothing to call.
        mutating func cancelAsPlanned() -> (@Sendable () -> Void)? {
            guard let planned, taken >= planned, !isCancelled else { return nil }
            isCancelled = true
            return handler
        }
    }

    /// The counter of the work that the current task belongs to; `nil` if its steps are not counted.
    @TaskLocal public static var current: CancellationSteps?

    private let state = Mutex(State())
    /// A closure that returns whether the work should end. Each ``check()`` calls the closure.
    private let isEnded: @Sendable () -> Bool

    /// Creates a counter that starts at 0. Each ``check()`` also calls `isEnded`, which returns whether the work should
    /// end.
    public init(isEnded: @escaping @Sendable () -> Bool = { false }) {
        self.isEnded = isEnded
    }

    /// Whether the current task, or the work that it belongs to, is canceled.
    public static var isCancelled: Bool { Task.isCancelled || current?.isCancelled == true }

    private var isCancelled: Bool { isEnded() || state.withLock(\.isCancelled) }

    /// Counts a step of the work that the current task belongs to.
    ///
    /// - Throws: `CancellationError` if the task or the work as a whole is canceled; the step is not counted then.
    public static func check() throws(CancellationError) {
        if Task.isCancelled { throw CancellationError() }
        try current?.check()
    }

    private func check() throws(CancellationError) {
        let (isCancelled, handler) = state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
            if state.isCancelled || isEnded() { return (true, nil) }
            state.taken += 1
            return (false, state.cancelAsPlanned())
        }
        handler?()
        if isCancelled { throw CancellationError() }
    }

    /// Counts a step that cannot be canceled, such as showing a line.
    public func take() {
        let handler = state.withLock { state in
            state.taken += 1
            return state.cancelAsPlanned()
        }
        handler?()
    }

    /// The number of steps counted so far.
    public var taken: Int { state.withLock(\.taken) }

    /// Cancels the work immediately.
    ///
    /// - Returns: the number of steps counted before the cancellation.
    @discardableResult public func cancel() -> Int {
        let (taken, handler) = state.withLock { state in
            state.isCancelled = true
            return (state.taken, state.handler)
        }
        handler?()
        return taken
    }

    /// Cancels the work when `count` steps have been counted; immediately if they already have been.
    public func cancel(after count: Int) {
        let handler = state.withLock { state in
            state.planned = count
            return state.cancelAsPlanned()
        }
        handler?()
    }

    /// Sets the cancellation handler. If the work is already canceled, calls the handler immediately.
    public func whenCancelled(_ handler: @escaping @Sendable () -> Void) {
        let isCancelled = state.withLock { state in
            state.handler = handler
            return state.isCancelled
        }
        if isCancelled { handler() }
    }
}
