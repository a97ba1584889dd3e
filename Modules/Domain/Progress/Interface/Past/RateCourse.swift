public import MandalartDomainInterface
public import Time

/// A rate over time: that of a chart, or of one of its sub-goals.
public struct RateCourse: Equatable, Sendable {
    /// The position of the sub-goal; `nil` for the chart.
    public let subGoal: Position?
    /// The current title of the sub-goal; `nil` for the chart.
    public let title: Title?
    /// The rates at the end of each week, beginning with the first week that has one; empty if none has.
    public let weeks: ChartProgress.Weeks
    /// The day of the last rate.
    public let today: Day

    /// A rate over time, whose last week is the current one. Weeks before the first rate are left out.
    init(of subGoal: Position?, _ title: Title?, _ weeks: ChartProgress.Weeks, until today: Day) {
        (self.subGoal, self.title, self.today) = (subGoal, title, today)
        self.weeks = weeks.contains { $0 != nil } ? Array(weeks.drop { $0 == nil }) : []
    }

    /// The last rate; `nil` if there is none now.
    public var rate: AchievementRate? { weeks.last.flatMap { $0 } }

    /// The Monday of a week, by its index.
    public func monday(ofWeek index: Int) -> Day {
        Day(number: today.number - today.weekday - (weeks.count - 1 - index) * 7)
    }

    /// The day at the end of which a week's rate was taken: its Sunday, or today.
    public func end(ofWeek index: Int) -> Day { min(today, Day(number: monday(ofWeek: index).number + 6)) }
}

extension ChartProgress {
    /// The chart's rate over time.
    public var course: RateCourse { RateCourse(of: nil, nil, weeks, until: Day(number: today)) }

    /// The sub-goals' rates over time, by position.
    public var subGoalCourses: [RateCourse] {
        parts.filter { $0.position == nil }.map { part in
            RateCourse(of: part.subGoal, part.title, part.weeks, until: Day(number: today))
        }
    }
}
