public import MandalartDomainInterface
public import Time

/// The review of the last week in all charts, with the picks for the next week.
public struct Review: Equatable, Sendable {
    /// The person's current day.
    public let day: Day
    /// The last seven days, today included.
    public let week: ReviewedWeek
    /// The stalled items: first overdue ones, then those that were picked before; numbered from 1.
    public private(set) var items: [ReviewItem]
    /// Whether any chart that is not archived has an action item.
    public let hasItems: Bool

    /// The number of reviewed days, including today.
    public static let days = 7
    /// The maximum number of items that a person can pick for a week.
    public static let mostPicks = 3

    /// A review on a day.
    public init(_ day: Day, week: ReviewedWeek = ReviewedWeek(), items: [ReviewItem] = [], hasItems: Bool = true) {
        (self.day, self.week, self.items, self.hasItems) = (day, week, items, hasItems)
    }

    /// The first of the seven days that end with a day. A pick on that day or later is in effect: picks last seven
    /// days, including the day of picking, so that the same weekday is free for the next three.
    public static func firstDay(to day: Day) -> Day { Day(number: day.number - days + 1) }

    /// The last day of a pick that is made on a day.
    public static func lastDay(from day: Day) -> Day { Day(number: day.number + days - 1) }

    /// Returns the review with an item picked or unpicked. The others keep their numbers; an item that is not yet in
    /// the review is appended.
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
    /// Whether it is picked for the week.
    public let isPicked: Bool
    /// The number of days since its last edit; `nil` if it is unknown.
    public let daysAgo: Int?

    /// An item, picked or stalled.
    public init(_ found: FoundCell, isPicked: Bool = false, daysAgo: Int? = nil) {
        (self.found, self.isPicked, self.daysAgo) = (found, isPicked, daysAgo)
    }

    fileprivate func isSame(as other: FoundCell) -> Bool { found.chart == other.chart && found.cell == other.cell }
}

/// The progress of a week.
public struct ReviewedWeek: Equatable, Sendable {
    /// The number of log entries.
    public let entries: Int
    /// The items with log entries, those with the most entries first.
    public let logged: [LoggedItem]
    /// The items that reached 100%, the last one first.
    public let completed: [FoundCell]
    /// The number of edits of charts, without those of the log.
    public let edits: Int

    /// Whether there is no progress.
    public var isEmpty: Bool { self == ReviewedWeek() }

    /// A week, by default without progress.
    public init(entries: Int = 0, logged: [LoggedItem] = [], completed: [FoundCell] = [], edits: Int = 0) {
        (self.entries, self.logged, self.completed, self.edits) = (entries, logged, completed, edits)
    }

    /// A week, with log entries in the order of logging.
    package init(_ entries: [ChartActivity], completed: [FoundCell], edits: Int) {
        struct Key: Hashable {
            let chart: ChartID
            let subGoal, position: Position
            /// The title of a cleared item, whose place may have others.
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

/// An item with log entries.
public struct LoggedItem: Equatable, Sendable {
    /// The chart of the item.
    public let chart: ChartID
    /// The title of the item at the last entry.
    public let title: Title
    /// The number of entries.
    public let count: Int

    /// An item with a number of entries.
    public init(_ title: Title, in chart: ChartID, count: Int) {
        (self.chart, self.title, self.count) = (chart, title, count)
    }
}
