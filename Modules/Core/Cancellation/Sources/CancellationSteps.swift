import Synchronization

/// Counts the steps of a piece of work, so that a recording can say after which step a signal came, and a replay can
/// cancel the work at the same step.
///
/// Work calls ``check()`` instead of `Task.checkCancellation()` right before each of its effects.
public final class CancellationSteps: Sendable {
    private struct State {
        var taken = 0
        var isCancelled = false
        /// The number of steps after which a replay cancels the work.
        var planned: Int?
        var handler: (@Sendable () -> Void)?

        /// Cancels the work if a replay has planned that for this step.
        ///
        /// - Returns: the handler to call outside the lock.
        mutating func cancelAsPlanned() -> (@Sendable () -> Void)? {
            guard let planned, taken >= planned, !isCancelled else { return nil }
            isCancelled = true
            return handler
        }
    }

    /// The steps of the work that the current task belongs to; `nil` where they are not counted.
    @TaskLocal public static var current: CancellationSteps?

    private let state = Mutex(State())
    /// Whether the work should end for a reason that can only be polled.
    private let isEnded: @Sendable () -> Bool

    /// Creates a counter at 0. Each step asks `isEnded` whether the work should end; by default it never should.
    public init(isEnded: @escaping @Sendable () -> Bool = { false }) {
        self.isEnded = isEnded
    }

    /// Whether the current task, or the work that it belongs to, is cancelled.
    public static var isCancelled: Bool { Task.isCancelled || current?.isCancelled == true }

    private var isCancelled: Bool { isEnded() || state.withLock(\.isCancelled) }

    /// Takes a step of the work that the current task belongs to.
    ///
    /// - Throws: `CancellationError` when the task, or the work as a whole, is cancelled.
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

    /// Takes a step that cannot be cancelled, such as showing a line.
    public func take() {
        let handler = state.withLock { state in
            state.taken += 1
            return state.cancelAsPlanned()
        }
        handler?()
    }

    /// The number of steps taken.
    public var taken: Int { state.withLock(\.taken) }

    /// Cancels the work now.
    ///
    /// - Returns: the number of steps taken.
    @discardableResult public func cancel() -> Int {
        let (taken, handler) = state.withLock { state in
            state.isCancelled = true
            return (state.taken, state.handler)
        }
        handler?()
        return taken
    }

    /// Cancels the work once `count` steps are taken.
    public func cancel(after count: Int) {
        let handler = state.withLock { state in
            state.planned = count
            return state.cancelAsPlanned()
        }
        handler?()
    }

    /// Sets the cancellation handler; calls it at once if the work is already cancelled.
    public func whenCancelled(_ handler: @escaping @Sendable () -> Void) {
        let isCancelled = state.withLock { state in
            state.handler = handler
            return state.isCancelled
        }
        if isCancelled { handler() }
    }
}
