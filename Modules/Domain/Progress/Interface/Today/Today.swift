public import MandalartDomainInterface
public import Time

/// What matters on a day: what is picked for the week, what is due, what was done, and, where nothing is due, what to do
/// next.
public struct Today: Equatable, Sendable {
    /// Which day it is where the person is.
    public let day: Day
    /// The day of the last edit; `nil` before the first.
    public let lastEdit: Day?
    /// The items that are picked for the week, finished ones among them.
    public let picked: [FoundCell]
    /// Other cells that are due up to a week from now, the earliest first.
    public let due: [DueCell]
    /// The other habits that are still to be kept on the day.
    public let habits: [FoundCell]
    /// Some other unfinished items, if nothing else is due; otherwise none.
    public let next: [FoundCell]
    /// The log entries of the day, of all charts, in the order in which they were logged.
    public let done: [ChartActivity]

    /// How many days are told of after today.
    public static let daysAhead = 7

    /// The contents of a day. The cells that are due come in the order of their days.
    public init(
        _ day: Day, lastEdit: Day? = nil, picked: [FoundCell] = [], due: [DueCell] = [], habits: [FoundCell] = [],
        next: [FoundCell] = [], done: [ChartActivity] = []
    ) {
        (self.day, self.lastEdit, self.picked, self.due) = (day, lastEdit, picked, due)
        (self.habits, self.next, self.done) = (habits, next, done)
    }

    /// The cells as a list numbers them, from 1: picked, due, habits, next.
    public var cells: [FoundCell] { picked + due.map(\.found) + habits + next }

    /// How much is overdue, is due on the day, and was done on it.
    public var counts: TodayCounts {
        let open = picked.filter { !$0.isDone }.compactMap(\.due)
        return TodayCounts(
            on: day, due: open + due.filter { !$0.found.isDone }.map(\.due), habits: picked + habits, done: done.count,
            picked: picked)
    }

    /// The same after something was logged, which counts if it is of the same day.
    public func logging(_ entry: ChartActivity) -> Today {
        let isToday = entry.activity.day == day
        return Today(
            day, lastEdit: lastEdit, picked: picked, due: due, habits: habits, next: next,
            done: isToday ? done + [entry] : done)
    }

    /// The same, with one of ``cells`` as it is after an edit.
    public func showing(_ edited: FoundCell) -> Today {
        func changed(_ cells: [FoundCell]) -> [FoundCell] {
            cells.map { $0.place == edited.place ? $0.updated(by: edited) : $0 }
        }
        let dueCells = zip(changed(due.map(\.found)), due).map { DueCell($0, due: $1.due) }
        return Today(
            day, lastEdit: lastEdit, picked: changed(picked), due: dueCells, habits: changed(habits),
            next: changed(next), done: done)
    }
}

/// How much is overdue, is due today, was done today, and is picked for the week.
public struct TodayCounts: Equatable, Sendable {
    /// How many cells were due before today.
    public let overdue: Int
    /// How many cells are due today.
    public let dueToday: Int
    /// The habits that are still to be kept today.
    public let habits: Int
    /// How many entries were logged for today.
    public let done: Int
    /// How many items are picked for the week, and how many of these are finished.
    public let picked, pickedDone: Int

    /// The counts of some cells, and of some entries of the log.
    public init(overdue: Int, dueToday: Int, habits: Int = 0, done: Int, picked: Int = 0, pickedDone: Int = 0) {
        (self.overdue, self.dueToday, self.habits, self.done) = (overdue, dueToday, habits, done)
        (self.picked, self.pickedDone) = (picked, pickedDone)
    }

    /// Counts what is due up to a day, by the days.
    package init(on day: Day, due: [Day], habits: [FoundCell], done: Int, picked: [FoundCell] = []) {
        self.init(
            overdue: due.count { $0 < day }, dueToday: due.count { $0 == day },
            habits: habits.count { $0.habit?.isOpen == true }, done: done, picked: picked.count,
            pickedDone: picked.count(where: \.isDone))
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
