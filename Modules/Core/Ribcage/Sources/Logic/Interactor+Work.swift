extension Interactor {
    /// Starts work that is bound to this activation: it is cancelled when the interactor resigns, and gone from then on
    /// as far as the interactor can see. Work that waits must let itself be cancelled, as all of Swift's own does.
    ///
    /// The work handles its own errors: there is no caller to throw them to.
    ///
    /// - Returns: the task, or `nil` while the interactor is inactive or resigning: then the work is refused.
    @discardableResult
    public final func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
        guard stage == .active else { return nil }
        return bound.run(work)
    }

    /// Hands every element of a sequence to `handle` for as long as this activation lasts: no element arrives after the
    /// interactor resigned, whatever the sequence does.
    ///
    /// - Returns: the task, or `nil` while the interactor is inactive or resigning: then nothing is observed.
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
