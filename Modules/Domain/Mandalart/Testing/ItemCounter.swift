import Edits
import MandalartDomainInterface
import Synchronization

/// Assigns identities to the items of charts that are kept in memory.
final class ItemCounter: Sendable {
    private let last = Mutex(0)

    /// Returns the chart `next` with an identity for each item. An item without an identity gets the identity of the
    /// item that was in its cell before, or else a new one.
    func tellApart(_ next: Chart, before: Chart) -> Chart {
        var next = next
        for (subGoal, goal) in next.subGoals {
            for (position, item) in goal.items where item.id == nil {
                let id = before.subGoals[subGoal]?.items[position]?.id ?? newID()
                var item = item
                item.id = id
                next.subGoals[subGoal]?.items[position] = item
            }
        }
        return next
    }

    private func newID() -> Identity {
        last.withLock { number in
            number += 1
            return Identity(number)
        }
    }
}
