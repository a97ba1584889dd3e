extension Interactor {
    /// Starts work that is bound to this activation: it is cancelled when the interactor resigns, and from then on the
    /// interactor no longer refers to it. Work that waits must react to cancellation, as all of Swift's own functions
    /// do.
    ///
    /// The work handles its own errors, as there is no caller to throw them to.
    ///
    /// - Returns: the task, or `nil` while the interactor is inactive or resigning: the work is not started then.
    @discardableResult
    public final func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard stage == .active else { return nil }
        return bound.run(work)
    }

    /// Passes every element of a sequence to `handle` during this activation: no element arrives after the interactor
    /// resigned, whatever the sequence does.
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
