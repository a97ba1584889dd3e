public import Basics
public import MandalartDomainInterface

/// The review of seven days in all charts, by default the last ones, with the items picked for the week.
public struct Review: Equatable, Sendable {
    /// The last of the seven days: the person's current day, or an earlier one.
    public let day: Day
    /// Whether the seven days ended before today, so that the review has no items.
    public let isPast: Bool
    /// The seven days.
    public let week: ReviewedWeek
    /// The items that were picked for the previous week, without those picked again: the week before the one for which
    /// items are picked now. For a past review, the items whose picks were in effect on its day.
    public let earlierPicks: [FoundCell]
    /// The items, numbered from 1: first the stalled items, of which the overdue ones come first, then the items that
    /// were picked before the review.
    public private(set) var items: [ReviewItem]
    /// Whether any chart that is not archived has an action item.
    public let hasItems: Bool

    /// The number of days that a review covers, including today.
    public static let days = 7
    /// The maximum number of items that a person can pick for a week.
    public static let mostPicks = 3

    /// Creates a review of the days up to a day.
    public init(
        _ day: Day, isPast: Bool = false, week: ReviewedWeek = ReviewedWeek(), earlierPicks: [FoundCell] = [],
        items: [ReviewItem] = [],
        hasItems: Bool = true
    ) {
        (self.day, self.isPast, self.week, self.earlierPicks) = (day, isPast, week, earlierPicks)
        (self.items, self.hasItems) = (items, hasItems)
    }

    /// The Sunday that ends the week of ``earlierPicks``.
    public var lastDayOfEarlierPicks: Day {
        Day(number: isPast ? day.firstOfWeek.number + 6 : Self.lastDay(from: day).number - Self.days)
    }

    /// Returns the first of the seven days that end with `day`.
    public static func firstDay(to day: Day) -> Day { Day(number: day.number - days + 1) }

    /// Returns the seven days, from Friday to Thursday, whose picks are for the same week as those made on `day`. From
    /// Friday on, items are picked for the next week.
    public static func daysOfPicking(around day: Day) -> ClosedRange<Day> {
        let friday = day.firstOfWeek.number + (day.weekday >= 4 ? 4 : -3)
        return Day(number: friday)...Day(number: friday + days - 1)
    }

    /// Returns the days up to `day` on which items were picked for its week, from Friday of the week before to Thursday.
    public static func daysOfPicks(inEffectOn day: Day) -> ClosedRange<Day> {
        let monday = day.firstOfWeek.number
        return Day(number: monday - 3)...Day(number: min(day.number, monday + 3))
    }

    /// Returns the last day on which a pick made on `day` is in effect, the Sunday of its week.
    public static func lastDay(from day: Day) -> Day {
        Day(number: daysOfPicking(around: day).lowerBound.number + 9)
    }

    /// Returns the review with an item picked or unpicked. The other items keep their numbers; a picked item that is
    /// not yet in the review is appended.
    public func picking(_ found: FoundCell, _ isPicked: Bool) -> Review {
        var review = self
        if let index = items.firstIndex(where: { $0.isSame(as: found) }) {
            review.items[index] = ReviewItem(items[index].found, isPicked: isPicked)
        } else if isPicked {
            review.items.append(ReviewItem(found, isPicked: true))
        }
        return review
    }

    /// Returns the review with an edited item updated. The items keep their numbers.
    public func showing(_ edited: EditedItem) -> Review {
        var review = self
        review.items = items.map { ReviewItem($0.found.updated(by: edited), isPicked: $0.isPicked) }
        return review
    }
}

/// An action item of a review.
public struct ReviewItem: Equatable, Sendable {
    /// The reviewed item.
    public let found: FoundCell
    /// Whether the item is picked for the week.
    public let isPicked: Bool

    /// Creates a picked item, or a stalled one if `isPicked` is `false`.
    public init(_ found: FoundCell, isPicked: Bool = false) {
        (self.found, self.isPicked) = (found, isPicked)
    }

    fileprivate func isSame(as other: FoundCell) -> Bool { found.chart == other.chart && found.cell == other.cell }
}

/// The progress of a week.
public struct ReviewedWeek: Equatable, Sendable {
    /// The number of log entries.
    public let entries: Int
    /// The items with log entries, by descending number of entries.
    public let logged: [LoggedItem]
    /// The items whose rate has risen, the most recent first.
    public let progress: [ItemProgress]
    /// The number of edits of cells, excluding log entries.
    public let edits: Int

    /// Whether the week has no log entries, progress, or edits.
    public var isEmpty: Bool { self == ReviewedWeek() }

    /// Creates a week; by default one without progress.
    public init(entries: Int = 0, logged: [LoggedItem] = [], progress: [ItemProgress] = [], edits: Int = 0) {
        (self.entries, self.logged, self.progress, self.edits) = (entries, logged, progress, edits)
    }

    /// Creates a week from its log entries, which must be in the order of logging.
    package init(_ entries: [ChartActivity], progress: [ItemProgress], edits: Int) {
        struct Key: Hashable {
            let chart: ChartID
            let subGoal, position: Position
            /// The title of a cleared item, which distinguishes it from other items at its position; `nil` for an
            /// existing item.
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
            progress: progress, edits: edits)
    }
}

/// An action item whose rate has risen.
public struct ItemProgress: Equatable, Sendable {
    /// The item with its current rate.
    public let found: FoundCell
    /// The rate before the first of the changes.
    public let before: AchievementRate

    /// Whether the item has reached 100%.
    public var isCompleted: Bool { found.rate == .full }

    /// Creates the progress of an item from a rate on.
    public init(_ found: FoundCell, from before: AchievementRate) {
        (self.found, self.before) = (found, before)
    }
}

/// An item with log entries.
public struct LoggedItem: Equatable, Sendable {
    /// The chart of the item.
    public let chart: ChartID
    /// The title of the item in its last entry.
    public let title: Title
    /// The number of the item's log entries.
    public let count: Int

    /// Creates an item with the number of its log entries.
    public init(_ title: Title, in chart: ChartID, count: Int) {
        (self.chart, self.title, self.count) = (chart, title, count)
    }
}
