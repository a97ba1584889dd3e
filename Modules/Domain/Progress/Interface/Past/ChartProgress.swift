public import MandalartDomainInterface

/// The progress of a chart: week by week, and day by day.
public struct ChartProgress: Equatable, Sendable {
    /// The rates at the end of each week, the last one today; `nil` for a week without a rate.
    public typealias Weeks = [AchievementRate?]

    /// A part of the chart with its rates.
    public struct Series: Equatable, Sendable {
        /// The position of a sub-goal in the main grid.
        public let subGoal: Position
        /// The position of an item around it; `nil` for the sub-goal itself, whose rate is the mean of its items.
        public let position: Position?
        /// The current title.
        public let title: Title
        /// The rates by week.
        public let weeks: Weeks
        /// The number of activities.
        public let activities: Int

        /// A part of the chart, with the rates of its weeks.
        public init(subGoal: Position, position: Position?, title: Title, weeks: Weeks, activities: Int) {
            (self.subGoal, self.position, self.title) = (subGoal, position, title)
            (self.weeks, self.activities) = (weeks, activities)
        }
    }

    /// The time span of a progress.
    public enum Span: Sendable {
        /// The last ``ChartProgress/weekCount`` weeks, and the last activities.
        case recent
        /// At least as many weeks, and everything since the first edit or activity.
        case whole
    }

    /// The last day, as the number of local days since 1970-01-01.
    public let today: Int
    /// The rates of the chart.
    public let weeks: Weeks
    /// The sub-goals, each followed by its items.
    public let parts: [Series]
    /// The number of edits and activities of each day with any, by the day's number.
    public let days: [Int: Int]
    /// The log entries, by day and number, newest first.
    public let activities: [Activity]

    /// The number of recent weeks, including the current one.
    public static let weekCount = 26

    /// A chart's progress up to a day.
    public init(today: Int, weeks: Weeks, parts: [Series], days: [Int: Int], activities: [Activity]) {
        (self.today, self.weeks, self.parts) = (today, weeks, parts)
        (self.days, self.activities) = (days, activities)
    }

    /// Whether there is no progress at all: no rate, edit or activity.
    public var isEmpty: Bool { weeks.last.flatMap { $0 } == nil && days.isEmpty }

    /// The Monday of a week, as a number of days, by the week's index in ``weeks``.
    public func monday(ofWeek index: Int) -> Int { (Self.week(of: today) - weeks.count + 1 + index) * 7 - 3 }

    /// The number of the week of a day. Weeks begin on Monday; 1970-01-01 was a Thursday.
    public static func week(of day: Int) -> Int { Int((Double(day + 3) / 7).rounded(.down)) }
}
