import Synchronization

// The work that may hold RIBs that have ended. Counts alone: what an action holds cannot be known.
extension LeakDetector {
    /// The number of observed trees.
    private nonisolated static let watchCount = Atomic(0)

    nonisolated static func watchBegins() { watchCount.add(1, ordering: .relaxed) }

    nonisolated static func watchEnds() { watchCount.subtract(1, ordering: .relaxed) }

    /// Whether any tree is observed: otherwise there are no checks, and actions are not counted.
    @usableFromInline nonisolated static var isWatching: Bool { watchCount.load(ordering: .relaxed) > 0 }

    /// The number of running actions of active RIBs, and of running steps. While there are any, no check runs.
    @exclusivity(unchecked) private static var underWay = 0

    /// The number of tasks that have not returned, plus that of running actions whose RIB is no longer active.
    @exclusivity(unchecked) private static var lateCount = 0

    static var isActing: Bool { underWay > 0 }

    /// Whether there may be lingering work: see ``BoundWork/isLingering``.
    static var mayLinger: Bool { lateCount > 0 }

    /// Counts the start of a step, or of an action of an active RIB.
    static func actionBegins() { underWay += 1 }

    /// Counts the end of a step or of such an action, with or without an error.
    static func actionEnds() {
        underWay -= 1
        if underWay == 0, isExpecting { checkNextTurn() }
    }

    /// Counts running actions as late: their RIB is no longer active.
    static func becomeLate(_ actions: Int) {
        guard actions > 0 else { return }
        underWay -= actions
        lateCount += actions
        if underWay == 0, isExpecting { checkNextTurn() }
    }

    /// Counts the start of an action whose RIB is not active.
    static func lateActionBegins() { lateCount += 1 }

    static func lateActionEnds() { lateWorkEnds() }

    static func taskBegins() { lateCount += 1 }

    static func taskEnds() { lateWorkEnds() }

    private static func lateWorkEnds() {
        lateCount -= 1
        if isExpecting { checkNextTurn() }
    }
}
