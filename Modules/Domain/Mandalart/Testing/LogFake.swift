package import Basics
package import MandalartDomainInterface
import Synchronization

/// The identities of the items of charts that are kept in memory, and the activities that are logged for them.
package final class LogFake: Sendable {
    /// An activity with the identity of its item, if the item still exists, and its chart.
    package struct Entry: Sendable {
        package let item: Identity?
        package var chart: ChartID
        package var activity: Activity
    }

    private struct State {
        var lastItem = 0, lastNumber = 0
        var entries: [Entry] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Reads or changes the logged activities, which are in the order of logging.
    package func update<Result>(_ body: (inout [Entry]) throws -> sending Result) rethrows -> sending Result {
        try state.withLock { try body(&$0.entries) }
    }

    /// Adds an activity with the next number, which it returns.
    @discardableResult
    package func keep(_ activity: Activity, of item: Identity?, in chart: ChartID) -> Activity {
        state.withLock { state in
            state.lastNumber += 1
            var activity = activity
            activity.number = state.lastNumber
            state.entries.append(Entry(item: item, chart: chart, activity: activity))
            return activity
        }
    }

    /// Returns the chart `next` with an identity for each item, in reading order. An item without an identity gets the
    /// identity of the item that was in its cell before, or else a new one.
    func tellApart(_ next: Chart, before: Chart) -> Chart {
        var next = next
        for subGoal in next.subGoals.keys.sorted() {
            for position in Position.all where next.subGoals[subGoal]?.items[position]?.id == nil {
                guard next.subGoals[subGoal]?.items[position] != nil else { continue }
                next.subGoals[subGoal]?.items[position]?.id = before.subGoals[subGoal]?.items[position]?.id ?? newID()
            }
        }
        return next
    }

    private func newID() -> Identity {
        state.withLock { state in
            state.lastItem += 1
            return Identity(state.lastItem)
        }
    }
}
