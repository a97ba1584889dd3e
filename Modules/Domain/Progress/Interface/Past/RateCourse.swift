public import Basics
public import MandalartDomainInterface

/// The rate of a chart, or of one of its sub-goals, over time.
public struct RateCourse: Equatable, Sendable {
    /// The position of the sub-goal; `nil` for the whole chart.
    public let subGoal: Position?
    /// The current title of the sub-goal; `nil` for the whole chart.
    public let title: Title?
    /// The rate at the end of each week, beginning with the first week that has a rate; empty if no week has one.
    public let weeks: ChartProgress.Weeks
    /// The day of the last rate.
    public let today: Day

    /// Creates a rate over time, up to the current week and without the weeks before the first rate.
    init(of subGoal: Position?, _ title: Title?, _ weeks: ChartProgress.Weeks, until today: Day) {
        (self.subGoal, self.title, self.today) = (subGoal, title, today)
        self.weeks = weeks.contains { $0 != nil } ? Array(weeks.drop { $0 == nil }) : []
    }

    /// The current rate; `nil` if there is none.
    public var rate: AchievementRate? { weeks.last.flatMap { $0 } }

    /// Returns the Monday of the week at an index of ``weeks``.
    public func monday(ofWeek index: Int) -> Day {
        Day(number: today.number - today.weekday - (weeks.count - 1 - index) * 7)
    }

    /// Returns the day at whose end the rate of a week was taken: the Sunday of that week, or today in the current
    /// week.
    public func end(ofWeek index: Int) -> Day { min(today, Day(number: monday(ofWeek: index).number + 6)) }
}

extension ChartProgress {
    /// The chart's rate over time.
    public var course: RateCourse { RateCourse(of: nil, nil, weeks, until: Day(number: today)) }

    /// The sub-goals' rates over time, in the order of their positions.
    public var subGoalCourses: [RateCourse] {
        parts.filter { $0.position == nil }.map { part in
            RateCourse(of: part.subGoal, part.title, part.weeks, until: Day(number: today))
        }
    }
}

/// A choice between the rates of the whole chart and those of one sub-goal.
public struct RatesChoice: Equatable, Sendable, CustomStringConvertible {
    /// The chosen sub-goal; `nil` for the whole chart.
    public let subGoal: CellName?

    /// Creates the choice of the sub-goal at a position of the open chart, or of the chart with the given number. Without
    /// a position, the whole open chart is chosen.
    public init(at position: Position?, in chart: ChartID? = nil) {
        subGoal = position.map { .address(CellAddress(.subGoal($0), in: chart)) }
    }

    /// Parses a typed choice; an empty text chooses the whole chart.
    ///
    /// - Throws: `MandalartError` for numbers that are not an address.
    public init(_ text: String) throws(MandalartError) {
        subGoal = text.isEmpty ? nil : try CellName(text)
    }

    /// The choice as it is typed.
    public var description: String {
        switch subGoal {
        case nil: ""
        case .address(let address): "\(address)"
        case .title(let title): title
        }
    }
}

extension Argument where Value == RatesChoice {
    /// The argument for the choice between the rates of the chart and those of a sub-goal.
    public static var rates: Argument {
        let name = Argument<CellName>.cellName
        return Argument(name.name, candidates: name.candidates, example: name.example, RatesChoice.init)
    }
}
