extension Interactor {
    /// Starts work that is bound to the current activation: the work is canceled when the interactor resigns. Work that
    /// waits must react to cancellation, as all of Swift's own functions do.
    ///
    /// The work must handle its own errors, because there is no caller to which it could throw them.
    ///
    /// - Returns: the task, or `nil` while the interactor is inactive or resigning: the work is not started then.
    @discardableResult
    public final func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard stage == .active else { return nil }
        return bound.run(work)
    }

    /// Passes each element of a sequence to `handle` during the current activation. No element is passed after the
    /// interactor has resigned, whatever the sequence does.
    ///
    /// - Returns: the task, or `nil` while the interactor is inactive or resigning: nothing is observed then.
    @discardableResult
    public final func observe<Elements: AsyncSequence>(
        _ elements: Elements, _ handle: @escaping @MainActor (Elements.Element) -> Void
    ) -> Task<Void, Never>? where Elements.Failure == Never {
        task {
            var iterator = elements.makeAsyncIterator()
            while let element = await iterator.next(isolation: MainActor.shared), !Task.isCancelled {
                handle(element)
            }
        }
    }
}
