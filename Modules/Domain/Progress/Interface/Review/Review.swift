public import MandalartDomainInterface
public import Time

/// The result of the last week, among all charts, and the picks for the next one.
public struct Review: Equatable, Sendable {
    /// Which day it is where the person is.
    public let day: Day
    /// The last seven days, today included.
    public let week: ReviewedWeek
    /// The stalled items: overdue ones first, then those that were picked before; numbered from 1.
    public private(set) var items: [ReviewItem]
    /// Whether any chart that is not archived has an action item.
    public let hasItems: Bool

    /// How many days are looked back upon, today included.
    public static let days = 7
    /// How many items a person picks for a week, at most.
    public static let mostPicks = 3

    /// A review on a day.
    public init(_ day: Day, week: ReviewedWeek = ReviewedWeek(), items: [ReviewItem] = [], hasItems: Bool = true) {
        (self.day, self.week, self.items, self.hasItems) = (day, week, items, hasItems)
    }

    /// The first of the days that end with a day. What was picked on that day or later holds: for seven days, with the day
    /// of picking, so that the same weekday is free for the next three.
    public static func firstDay(to day: Day) -> Day { Day(number: day.number - days + 1) }

    /// The last day for which something holds that is picked on a day.
    public static func lastDay(from day: Day) -> Day { Day(number: day.number + days - 1) }

    /// The same with an item picked, or not. The others keep their numbers; an item that is not shown yet comes last.
    public func picking(_ found: FoundCell, _ isPicked: Bool) -> Review {
        var review = self
        if let index = items.firstIndex(where: { $0.isSame(as: found) }) {
            review.items[index] = ReviewItem(items[index].found, isPicked: isPicked, daysAgo: items[index].daysAgo)
        } else if isPicked {
            review.items.append(ReviewItem(found, isPicked: true))
        }
        return review
    }
}

/// An action item of a review.
public struct ReviewItem: Equatable, Sendable {
    /// The item.
    public let found: FoundCell
    /// Whether it is one of those for the week.
    public let isPicked: Bool
    /// How many days ago it was touched; `nil` where that is not known.
    public let daysAgo: Int?

    /// An item, picked or stalled.
    public init(_ found: FoundCell, isPicked: Bool = false, daysAgo: Int? = nil) {
        (self.found, self.isPicked, self.daysAgo) = (found, isPicked, daysAgo)
    }

    fileprivate func isSame(as other: FoundCell) -> Bool { found.chart == other.chart && found.cell == other.cell }
}

/// The progress of a week.
public struct ReviewedWeek: Equatable, Sendable {
    /// How many entries were logged.
    public let entries: Int
    /// The items for which something was logged, those with the most entries first.
    public let logged: [LoggedItem]
    /// The items that came to 100%, the last one first.
    public let completed: [FoundCell]
    /// How many edits of charts were made, without those of the log.
    public let edits: Int

    /// Whether nothing moved.
    public var isEmpty: Bool { self == ReviewedWeek() }

    /// A week, by default without progress.
    public init(entries: Int = 0, logged: [LoggedItem] = [], completed: [FoundCell] = [], edits: Int = 0) {
        (self.entries, self.logged, self.completed, self.edits) = (entries, logged, completed, edits)
    }

    /// A week, from the entries of the log in the order in which they were logged.
    package init(_ entries: [ChartActivity], completed: [FoundCell], edits: Int) {
        struct Key: Hashable {
            let chart: ChartID
            let subGoal, position: Position
            /// Of an item that was cleared, which left its place to others.
            let gone: Title?
        }
        var items: [Key: (count: Int, last: Int, title: Title)] = [:]
        for (index, entry) in entries.enumerated() {
            let activity = entry.activity
            let key = Key(
                chart: entry.chart, subGoal: activity.subGoal, position: activity.position,
                gone: activity.isGone ? activity.item : nil)
            items[key] = ((items[key]?.count ?? 0) + 1, index, activity.item)
        }
        let sorted = items.sorted { ($0.value.count, $0.value.last) > ($1.value.count, $1.value.last) }
        self.init(
            entries: entries.count,
            logged: sorted.map { LoggedItem($0.value.title, in: $0.key.chart, count: $0.value.count) },
            completed: completed, edits: edits)
    }
}

/// An item for which something was logged.
public struct LoggedItem: Equatable, Sendable {
    /// The chart of the item.
    public let chart: ChartID
    /// The title of the item at the last entry.
    public let title: Title
    /// How many entries there are.
    public let count: Int

    /// An item with so many entries.
    public init(_ title: Title, in chart: ChartID, count: Int) {
        (self.chart, self.title, self.count) = (chart, title, count)
    }
}
