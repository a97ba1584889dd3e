public import Basics
public import MandalartDomainInterface

/// The overview of a day: the picks for the week, due cells, habits, what was done, and, if nothing is due, the next
/// items.
public struct Today: Equatable, Sendable {
    /// The person's current day.
    public let day: Day
    /// The day of the last edit; `nil` if nothing has been edited.
    public let lastEdit: Day?
    /// The items that are picked for the week, including finished ones.
    public let picked: [FoundCell]
    /// The cells that are overdue or due within a week, without picked ones and habits, earliest first.
    public let due: [DueCell]
    /// The habits that are still to be kept on the day, without picked ones.
    public let habits: [FoundCell]
    /// Unfinished items that are not picked, if no cell is due and no habit is left to keep; otherwise empty.
    public let next: [FoundCell]
    /// The rows of the list “Done today”.
    public let done: [DoneToday]

    /// The number of days after today within which a cell counts as due.
    public static let daysAhead = 7

    /// Creates an overview of a day. `due` must be sorted by day.
    public init(
        _ day: Day, lastEdit: Day? = nil, picked: [FoundCell] = [], due: [DueCell] = [], habits: [FoundCell] = [],
        next: [FoundCell] = [], done: [DoneToday] = []
    ) {
        (self.day, self.lastEdit, self.picked, self.due) = (day, lastEdit, picked, due)
        (self.habits, self.next, self.done) = (habits, next, done)
    }

    /// The cells that are overdue or due today.
    public var dueNow: [DueCell] { due.filter { $0.due <= day } }
    /// The cells that are due after today.
    public var dueSoon: [DueCell] { due.filter { $0.due > day } }

    /// All cells of the list in the order of their numbers, from 1: those due now, picked ones, habits, those due soon,
    /// next ones.
    public var cells: [FoundCell] {
        dueNow.map(\.found) + picked + habits + dueSoon.map(\.found) + next
    }

    /// The numbers of due cells, habits left to keep, rows in ``done``, and picks.
    public var counts: TodayCounts {
        let open = picked.filter { !$0.isDone && $0.habit == nil }.compactMap(\.due)
        return TodayCounts(
            on: day, due: open + due.filter { !$0.found.isDone }.map(\.due), habits: picked + habits, done: done.count,
            picked: picked)
    }

    /// Returns the overview with an edited item updated, and with the new rows of ``done``.
    public func showing(_ edited: EditedItem, done: [DoneToday]) -> Today {
        func changed(_ cells: [FoundCell]) -> [FoundCell] { cells.map { $0.updated(by: edited) } }
        let dueCells = zip(changed(due.map(\.found)), due).map { DueCell($0, due: $1.due) }
        return Today(
            day, lastEdit: lastEdit, picked: changed(picked), due: dueCells, habits: changed(habits),
            next: changed(next), done: done)
    }
}

/// The numbers of due cells, habits left to keep, rows of “Done today”, and picks of a day.
public struct TodayCounts: Equatable, Sendable {
    /// The number of unfinished cells that were due before today.
    public let overdue: Int
    /// The number of unfinished cells that are due today.
    public let dueToday: Int
    /// The number of habits that are still to be kept today.
    public let habits: Int
    /// The number of rows in ``Today/done``.
    public let done: Int
    /// The number of items that are picked for the week, and of finished ones among them.
    public let picked, pickedDone: Int

    /// Creates the counts of a day.
    public init(overdue: Int, dueToday: Int, habits: Int = 0, done: Int, picked: Int = 0, pickedDone: Int = 0) {
        (self.overdue, self.dueToday, self.habits, self.done) = (overdue, dueToday, habits, done)
        (self.picked, self.pickedDone) = (picked, pickedDone)
    }

    /// Creates the counts of a day from the due days of unfinished cells, the habits, and the picks. Cells due after
    /// `day`, and habits that need not be kept on `day`, are not counted.
    package init(on day: Day, due: [Day], habits: [FoundCell], done: Int, picked: [FoundCell] = []) {
        self.init(
            overdue: due.count { $0 < day }, dueToday: due.count { $0 == day },
            habits: habits.count { $0.habit?.isOpen == true }, done: done, picked: picked.count,
            pickedDone: picked.count(where: \.isDone))
    }
}

/// An unfinished cell with its due day.
public struct DueCell: Equatable, Sendable {
    /// The cell: an action item, a sub-goal, or the core goal, whose due day is that of the chart.
    public let found: FoundCell
    /// The due day.
    public let due: Day

    /// Creates a due cell.
    public init(_ found: FoundCell, due: Day) {
        var found = found
        found.due = due
        (self.found, self.due) = (found, due)
    }
}
