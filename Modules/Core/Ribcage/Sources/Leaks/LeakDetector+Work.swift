import Synchronization

// Counts the work that may hold detached RIBs. Which objects an action holds cannot be known, so there are only counts.
extension LeakDetector {
    /// The number of observed trees.
    private nonisolated static let watchCount = Atomic(0)

    nonisolated static func watchBegins() { watchCount.add(1, ordering: .relaxed) }

    nonisolated static func watchEnds() { watchCount.subtract(1, ordering: .relaxed) }

    /// Whether any tree is observed. Otherwise, there are no leak checks, and actions are not counted.
    @usableFromInline nonisolated static var isWatching: Bool { watchCount.load(ordering: .relaxed) > 0 }

    /// The number of running actions of active RIBs, plus that of running steps. No leak check runs unless it is 0.
    @exclusivity(unchecked) private static var underWay = 0

    /// The number of tasks that have not returned, plus that of running actions whose RIB is no longer active.
    @exclusivity(unchecked) private static var lateCount = 0

    static var isActing: Bool { underWay > 0 }

    /// Whether work of an ended activation may still be running. See ``BoundWork/isLingering``.
    static var mayLinger: Bool { lateCount > 0 }

    /// Counts the start of a step, or of an action of an active RIB.
    static func actionBegins() { underWay += 1 }

    /// Counts the end of a step, or of an action whose RIB is still active, whether or not it threw an error.
    static func actionEnds() {
        underWay -= 1
        if underWay == 0, isExpecting { checkNextTurn() }
    }

    /// Counts a number of running actions as late, when their RIB has become inactive.
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
