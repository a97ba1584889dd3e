import Edits
import MandalartDomainInterface
import Synchronization

/// Tells the items of charts in memory apart.
final class ItemCounter: Sendable {
    private let last = Mutex(0)

    /// The next chart with an id for each of its items: one without is the one that was in its cell, else a new one.
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
