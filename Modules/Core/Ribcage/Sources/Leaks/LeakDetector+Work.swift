import Synchronization

// The work that may hold RIBs that have ended. Counts alone: what an action holds cannot be known.
extension LeakDetector {
    /// How many trees are observed now.
    private nonisolated static let watchCount = Atomic(0)

    nonisolated static func watchBegins() { watchCount.add(1, ordering: .relaxed) }

    nonisolated static func watchEnds() { watchCount.subtract(1, ordering: .relaxed) }

    /// Whether any tree is observed: else nothing is looked for, and actions are not counted.
    @usableFromInline nonisolated static var isWatching: Bool { watchCount.load(ordering: .relaxed) > 0 }

    /// How many actions of active RIBs, and steps, are under way. While there are any, nothing is looked at.
    @exclusivity(unchecked) private static var underWay = 0

    /// How many tasks have not returned, and how many actions are under way whose RIB is no longer active.
    @exclusivity(unchecked) private static var lateCount = 0

    static var isActing: Bool { underWay > 0 }

    /// Whether there may be work that lingers: see ``BoundWork/isLingering``.
    static var mayLinger: Bool { lateCount > 0 }

    /// An action of an active RIB, or a step, begins.
    static func actionBegins() { underWay += 1 }

    /// It has ended, well or not.
    static func actionEnds() {
        underWay -= 1
        if underWay == 0, isExpecting { checkNextTurn() }
    }

    /// The RIB of so many actions is no longer active.
    static func becomeLate(_ actions: Int) {
        guard actions > 0 else { return }
        underWay -= actions
        lateCount += actions
        if underWay == 0, isExpecting { checkNextTurn() }
    }

    /// An action begins whose RIB is not active.
    static func lateActionBegins() { lateCount += 1 }

    static func lateActionEnds() { lateWorkEnds() }

    static func taskBegins() { lateCount += 1 }

    static func taskEnds() { lateWorkEnds() }

    private static func lateWorkEnds() {
        lateCount -= 1
        if isExpecting { checkNextTurn() }
    }
}
