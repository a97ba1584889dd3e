extension Interactor {
    /// Starts work that is bound to the current activation: the work is canceled when the interactor resigns. Work that
    /// waits must react to cancellation, as `Task.sleep` does.
    ///
    /// The work must handle its own errors, because there is no caller to which it could throw them. If an action has
    /// to be carried out before its line ends, await it instead: a listener may be `async throws`.
    ///
    /// At the end of a run, the host waits a limited time for work that ends by itself, and reports the work that it
    /// cut off. Work that begins in ``didBecomeActive()`` or ``Worker/didStart(on:)`` accompanies the activation and is
    /// not waited for.
    ///
    /// - Returns: the task, or `nil` while the interactor is inactive or resigning: the work is not started then.
    @discardableResult
    public final func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard stage == .active else { return nil }
        return bound.run(work)
    }
}
