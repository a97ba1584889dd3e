import Synchronization

/// A detector of RIBs that stay in memory after their detachment. It checks observed trees, and costs nothing for
/// others.
///
/// The detector refers weakly to a detached RIB and those below it. In later turns of the main actor, it checks whether
/// something still holds the router and, once the router is released, the view or the interactor. An action, a step, or
/// a canceled task that has not returned may hold its own RIB, and those below and above it. The checks of these RIBs
/// wait until it ends; all other checks do not wait. No clock is used, so that the same mistake is always found at the
/// same place.
@MainActor @usableFromInline package enum LeakDetector {
    /// The number of observed trees.
    private nonisolated static let watchCount = Atomic(0)

    nonisolated static func watchBegins() { watchCount.add(1, ordering: .relaxed) }

    nonisolated static func watchEnds() { watchCount.subtract(1, ordering: .relaxed) }

    /// Whether any tree is observed. Otherwise, there are no leak checks, and actions are not counted.
    @usableFromInline nonisolated static var isWatching: Bool { watchCount.load(ordering: .relaxed) > 0 }

    /// The detachments in order, until all their RIBs have been released or reported.
    private(set) static var detachments: [Detachment] = []
    private static var isCheckQueued = false

    /// Schedules the leak checks for a child that is about to be detached from a parent in an observed tree, and for the
    /// RIBs below the child.
    static func expectEnd(of child: AnyRouter, below parent: AnyRouter, _ watch: TreeWatch) {
        if let last = detachments.last, last.isOpen(below: parent) {
            last.add(child)
        } else {
            let detachment = Detachment(below: parent, watch)
            detachment.add(child)
            detachments.append(detachment)
        }
        checkNextTurn()
    }

    /// Prepares for the move of a router that is kept, because the last detached RIB may have been below it.
    static func expectMove() {
        detachments.last?.isOpen = false
    }

    /// Schedules a check after the end of work that may have held detached RIBs.
    static func workHasEnded() {
        if !detachments.isEmpty { checkNextTurn() }
    }

    private static func checkNextTurn() {
        guard !isCheckQueued else { return }
        isCheckQueued = true
        Task {
            isCheckQueued = false
            check()
        }
    }

    /// Checks all detached RIBs, and reports the leaks.
    private static func check() {
        removeFinished()
        if detachments.isEmpty { return }
        let held = heldByWork
        var later: Set<[ObjectIdentifier]> = []
        let leaks = detachments.reversed().map { $0.check(held, &later) }
        removeFinished()
        if detachments.contains(where: \.isSuspect) { checkNextTurn() }
        for leak in leaks.reversed().joined() {
            leak.watch.tell(TreeEvent(kind: .leaked, path: leak.path), of: leak.part)
        }
    }

    /// Removes the detachments of which nothing remains. Checking a RIB may release its last reference, if another
    /// thread has just released the others. The deallocation may access the list, so the list is not modified during
    /// the check.
    private static func removeFinished() {
        let finished = Set(detachments.filter(\.isFinished).map { ObjectIdentifier($0) })
        detachments.removeAll { finished.contains(ObjectIdentifier($0)) }
    }

    /// The identities of all that running work may hold.
    private static var heldByWork: Set<ObjectIdentifier> {
        var held: Set<ObjectIdentifier> = []
        for detachment in detachments { detachment.collectHeld(into: &held) }
        return held
    }

    /// Waits until all RIBs that have been detached from an observed tree so far are released or reported. Work that
    /// holds one beyond the limit is reported as ``TreeEvent/Kind/stuck``, and no longer waited for.
    package static func settle(_ root: AnyRouter, within limit: Duration = .seconds(60)) async {
        guard let watch = root.watch else { return }
        let end = ContinuousClock.now + limit
        var turns = 0
        while detachments.contains(where: { $0.watch === watch && !$0.isGone }) {
            if ContinuousClock.now >= end { giveUp(in: watch) }
            turns += 1
            if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    private static func giveUp(in watch: TreeWatch) {
        let held = heldByWork
        var paths: [[String]] = []
        for detachment in detachments where detachment.watch === watch {
            paths += detachment.giveUp(held).filter { !paths.contains($0) }
        }
        for path in paths { watch.tell(TreeEvent(kind: .stuck, path: path)) }
    }
}
