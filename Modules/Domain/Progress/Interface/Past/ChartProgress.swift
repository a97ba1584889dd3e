public import MandalartDomainInterface

/// How a chart came to where it is: week by week, and day by day.
public struct ChartProgress: Equatable, Sendable {
    /// The rates at the end of each week, the last one today; `nil` where there was nothing to be rated.
    public typealias Weeks = [AchievementRate?]

    /// A part of the chart with its rates.
    public struct Series: Equatable, Sendable {
        /// The place of a sub-goal in the main grid.
        public let subGoal: Position
        /// The place of an item around it; `nil` for the sub-goal itself, whose rate is the mean of its items.
        public let position: Position?
        /// The title now.
        public let title: Title
        /// Its rates.
        public let weeks: Weeks
        /// How often something was logged for it.
        public let activities: Int

        /// A part of the chart, with the rates of its weeks.
        public init(subGoal: Position, position: Position?, title: Title, weeks: Weeks, activities: Int) {
            (self.subGoal, self.position, self.title) = (subGoal, position, title)
            (self.weeks, self.activities) = (weeks, activities)
        }
    }

    /// How far back a progress goes.
    public enum Span: Sendable {
        /// The last ``ChartProgress/weekCount`` weeks, and the last activities.
        case recent
        /// As many weeks at least, and all since the first edit or activity.
        case whole
    }

    /// The last day, as the number of days since 1970-01-01 where the person is.
    public let today: Int
    /// The rates of the chart.
    public let weeks: Weeks
    /// The sub-goals, each with its items behind it.
    public let parts: [Series]
    /// How many edits and activities there were on each day that had any, by the day's number.
    public let days: [Int: Int]
    /// The log entries, by day and number, newest first.
    public let activities: [Activity]

    /// How many weeks are recent, the current one among them.
    public static let weekCount = 26

    /// A chart's progress up to a day.
    public init(today: Int, weeks: Weeks, parts: [Series], days: [Int: Int], activities: [Activity]) {
        (self.today, self.weeks, self.parts) = (today, weeks, parts)
        (self.days, self.activities) = (days, activities)
    }

    /// Whether nothing was ever done: nothing is rated, and no day has an edit or an activity.
    public var isEmpty: Bool { weeks.last.flatMap { $0 } == nil && days.isEmpty }

    /// The Monday on which a week begins, of which ``weeks`` has that index; as a number of days.
    public func monday(ofWeek index: Int) -> Int { (Self.week(of: today) - weeks.count + 1 + index) * 7 - 3 }

    /// The number of the week that a day is in. Weeks begin on Monday; 1970-01-01 was a Thursday.
    public static func week(of day: Int) -> Int { Int((Double(day + 3) / 7).rounded(.down)) }
}
