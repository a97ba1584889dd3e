public import MandalartDomainInterface
public import Time

/// What matters on a day: what is due, what was done, and, where nothing is due, what to do next.
public struct Today: Equatable, Sendable {
    /// Which day it is where the person is.
    public let day: Day
    /// The day of the last edit; `nil` before the first.
    public let lastEdit: Day?
    /// What is due up to a week from now, the earliest first.
    public let due: [DueCell]
    /// The habits that are still to be kept on the day.
    public let habits: [FoundCell]
    /// Some unfinished items, if nothing is due; otherwise none.
    public let next: [FoundCell]
    /// What was logged for the day, of all charts, in the order in which it was logged.
    public let done: [ChartActivity]

    /// How many days are told of after today.
    public static let daysAhead = 7

    /// What matters on a day. The cells that are due come in the order of their days.
    public init(
        _ day: Day, lastEdit: Day? = nil, due: [DueCell] = [], habits: [FoundCell] = [], next: [FoundCell] = [],
        done: [ChartActivity] = []
    ) {
        (self.day, self.lastEdit, self.due, self.habits) = (day, lastEdit, due, habits)
        (self.next, self.done) = (next, done)
    }

    /// What is due, the habits, and what is next, as the numbers of a list count them, from 1.
    public var cells: [FoundCell] { due.map(\.found) + habits + next }

    /// How much is overdue, is due on the day, and was done on it.
    public var counts: TodayCounts {
        TodayCounts(on: day, due: due, habits: habits, done: done.count)
    }

    /// The same after something was logged, which counts if it is of the same day.
    public func logging(_ entry: ChartActivity) -> Today {
        let isToday = entry.activity.day == day
        return Today(
            day, lastEdit: lastEdit, due: due, habits: habits, next: next, done: isToday ? done + [entry] : done)
    }

    /// The same after a habit, by its index among ``cells`` from 0, was kept on a day.
    public func keeping(_ index: Int, on kept: Day) -> Today {
        var (due, habits) = (due, habits)
        if due.indices.contains(index) {
            due[index] = DueCell(due[index].found.kept(on: kept), due: due[index].due)
        } else if habits.indices.contains(index - due.count) {
            habits[index - due.count] = habits[index - due.count].kept(on: kept)
        }
        return Today(day, lastEdit: lastEdit, due: due, habits: habits, next: next, done: done)
    }

    /// The same, with another rate of one of ``cells``, by its index from 0.
    public func rating(_ index: Int, _ rate: AchievementRate) -> Today {
        var (due, next) = (due, next)
        if due.indices.contains(index) {
            due[index] = DueCell(due[index].found.rated(rate), due: due[index].due)
        } else if next.indices.contains(index - due.count - habits.count) {
            let index = index - due.count - habits.count
            next[index] = next[index].rated(rate)
        }
        return Today(day, lastEdit: lastEdit, due: due, habits: habits, next: next, done: done)
    }
}

/// How much is overdue, is due today, and was done today.
public struct TodayCounts: Equatable, Sendable {
    /// What was due before today.
    public let overdue: Int
    /// What is due today.
    public let dueToday: Int
    /// The habits that are still to be kept today.
    public let habits: Int
    /// What was logged for today.
    public let done: Int

    /// The counts of some cells, and of some entries of the log.
    public init(overdue: Int, dueToday: Int, habits: Int = 0, done: Int) {
        (self.overdue, self.dueToday, self.habits, self.done) = (overdue, dueToday, habits, done)
    }

    /// Counts what is due up to a day.
    package init(on day: Day, due: [DueCell], habits: [FoundCell], done: Int) {
        self.init(
            overdue: due.count { $0.due < day }, dueToday: due.count { $0.due == day },
            habits: habits.count { $0.habit?.isOpen == true }, done: done)
    }
}

/// An unfinished cell with the day on which it is due.
public struct DueCell: Equatable, Sendable {
    /// The cell: an action item, a sub-goal, or the core goal, which is due for its whole chart.
    public let found: FoundCell
    /// The day.
    public let due: Day

    /// A cell that is due on a day.
    public init(_ found: FoundCell, due: Day) {
        var found = found
        found.due = due
        (self.found, self.due) = (found, due)
    }
}

/// An entry of the log, with the chart that it is of.
public struct ChartActivity: Equatable, Sendable {
    /// The chart of the item.
    public let chart: ChartID
    /// The entry.
    public let activity: Activity

    /// An entry of a chart.
    public init(_ activity: Activity, of chart: ChartID) {
        (self.chart, self.activity) = (chart, activity)
    }
}
