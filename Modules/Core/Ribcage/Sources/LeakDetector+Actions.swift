import Synchronization

// When the detector may look: an action that is being carried out may hold RIBs that have ended.
extension LeakDetector {
    /// How many trees are observed now.
    private nonisolated static let watchCount = Atomic(0)

    /// Called when somebody begins to observe a tree.
    nonisolated static func watchBegins() { watchCount.add(1, ordering: .relaxed) }

    /// Called when nobody observes that tree any more.
    nonisolated static func watchEnds() { watchCount.subtract(1, ordering: .relaxed) }

    /// Whether any tree is observed: else nothing is looked for, and actions are not counted.
    @usableFromInline nonisolated static var isWatching: Bool { watchCount.load(ordering: .relaxed) > 0 }

    /// How many actions reactors are carrying out now.
    private static var actionCount = 0

    /// Whether any action is being carried out.
    static var isActing: Bool { actionCount > 0 }

    /// Called by a reactor when it begins to carry out an action that may wait.
    static func actionBegins() { actionCount += 1 }

    /// Called by a reactor when that action has ended, well or not.
    static func actionEnds() {
        actionCount -= 1
        if !isActing, isExpecting { checkNextTurn() }
    }
}
