import Synchronization

/// The steps of a piece of work, counted, so that a recording can say after which of them a signal came, and a replay can
/// cancel the work there again.
///
/// Work calls ``check()`` instead of `Task.checkCancellation()`, as the last look before each of its effects.
public final class CancellationSteps: Sendable {
    private struct State {
        var taken = 0
        var isCancelled = false
        /// After how many steps a replay cancels the work.
        var planned: Int?
        var handler: (@Sendable () -> Void)?

        /// Cancels the work if a replay has planned it for now.
        ///
        /// - Returns: the handler to call outside the lock.
        mutating func cancelAsPlanned() -> (@Sendable () -> Void)? {
            guard let planned, taken >= planned, !isCancelled else { return nil }
            isCancelled = true
            return handler
        }
    }

    /// The steps of the work that the present task is a part of; `nil` where they are not counted.
    @TaskLocal public static var current: CancellationSteps?

    private let state = Mutex(State())
    /// Whether the work is to end for a reason that is only seen when it is asked for.
    private let isEnded: @Sendable () -> Bool

    /// Steps of which none is taken yet. Each asks whether the work is to end, by default never.
    public init(isEnded: @escaping @Sendable () -> Bool = { false }) {
        self.isEnded = isEnded
    }

    /// Whether the present task, or the work that it is a part of, is cancelled.
    public static var isCancelled: Bool { Task.isCancelled || current?.isCancelled == true }

    private var isCancelled: Bool { isEnded() || state.withLock(\.isCancelled) }

    /// Takes a step of the work that the present task is a part of.
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

    /// How many steps were taken.
    public var taken: Int { state.withLock(\.taken) }

    /// Cancels the work now.
    ///
    /// - Returns: how many steps were taken.
    @discardableResult public func cancel() -> Int {
        let (taken, handler) = state.withLock { state in
            state.isCancelled = true
            return (state.taken, state.handler)
        }
        handler?()
        return taken
    }

    /// Cancels the work as soon as so many steps are taken.
    public func cancel(after count: Int) {
        let handler = state.withLock { state in
            state.planned = count
            return state.cancelAsPlanned()
        }
        handler?()
    }

    /// Sets the handler that is called when the work is cancelled; calls it at once if it already is.
    public func whenCancelled(_ handler: @escaping @Sendable () -> Void) {
        let isCancelled = state.withLock { state in
            state.handler = handler
            return state.isCancelled
        }
        if isCancelled { handler() }
    }
}
