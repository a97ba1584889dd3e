extension AnyRouter {
    /// Waits for the work that was begun with ``Interactor/task(_:)`` in this RIB and those below to end. Canceled work
    /// and work that accompanies an activation are not waited for.
    ///
    /// - Parameter limit: The maximum wait.
    /// - Returns: the routers whose work has not ended within the limit.
    /// - Throws: `CancellationError`.
    package final func finishWork(within limit: Duration) async throws -> [AnyRouter] {
        let end = ContinuousClock.now + limit
        var turns = 0
        while true {
            let unfinished = unfinishedRouters
            if unfinished.isEmpty || ContinuousClock.now >= end { return unfinished }
            turns += 1
            try Task.checkCancellation()
            if turns < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    private var unfinishedRouters: [AnyRouter] {
        var (unfinished, rest): ([AnyRouter], [AnyRouter]) = ([], [self])
        while let router = rest.popLast() {
            if router.interactable.work?.running.isUnfinished == true { unfinished.append(router) }
            rest += router.children.reversed()
        }
        return unfinished
    }
}
