public import MandalartDomainInterface
public import Time

/// How a rate went over time: that of a chart, or of one of its sub-goals.
public struct RateCourse: Equatable, Sendable {
    /// Where the sub-goal is; `nil` for the chart.
    public let subGoal: Position?
    /// The title of the sub-goal now; `nil` for the chart.
    public let title: Title?
    /// The rates at the end of each week, from the first week that has one; empty if none has.
    public let weeks: ChartProgress.Weeks
    /// The day of the last rate.
    public let today: Day

    /// The course of a rate, whose last week is that of today. Weeks before the first rate are left out.
    init(of subGoal: Position?, _ title: Title?, _ weeks: ChartProgress.Weeks, until today: Day) {
        (self.subGoal, self.title, self.today) = (subGoal, title, today)
        self.weeks = weeks.contains { $0 != nil } ? Array(weeks.drop { $0 == nil }) : []
    }

    /// The last rate; `nil` if there is none now.
    public var rate: AchievementRate? { weeks.last.flatMap { $0 } }

    /// The Monday with which a week begins, by its index.
    public func monday(ofWeek index: Int) -> Day {
        Day(number: today.number - today.weekday - (weeks.count - 1 - index) * 7)
    }

    /// The day at whose end the rate of a week was taken: its Sunday, or today.
    public func end(ofWeek index: Int) -> Day { min(today, Day(number: monday(ofWeek: index).number + 6)) }
}

extension ChartProgress {
    /// How the rate of the chart went, as far back as this goes.
    public var course: RateCourse { RateCourse(of: nil, nil, weeks, until: Day(number: today)) }

    /// How the rates of the sub-goals went, by position.
    public var subGoalCourses: [RateCourse] {
        parts.filter { $0.position == nil }.map { part in
            RateCourse(of: part.subGoal, part.title, part.weeks, until: Day(number: today))
        }
    }
}
