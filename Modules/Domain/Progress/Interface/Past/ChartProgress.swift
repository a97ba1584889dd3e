public import Basics
public import MandalartDomainInterface

/// The progress of a chart: its rates by week, and its edits and activities by day.
public struct ChartProgress: Equatable, Sendable {
    /// Achievement rates by week, oldest first: each as of the end of its week, the last one as of today. An element is
    /// `nil` for a week without a rate.
    public typealias Weeks = [AchievementRate?]

    /// A sub-goal or an action item, with its rate in each week.
    public struct Series: Equatable, Sendable {
        /// The position of the sub-goal in the main grid.
        public let subGoal: Position
        /// The position of the action item around the sub-goal; `nil` for the sub-goal itself, whose rate is the mean
        /// of its items.
        public let position: Position?
        /// The current title of the sub-goal or the action item.
        public let title: Title
        /// The rate in each week, in the order of ``ChartProgress/weeks``.
        public let weeks: Weeks
        /// The number of all activities of the action item, or of all items of the sub-goal, whatever the time span.
        public let activities: Int

        /// Creates the series of a sub-goal, or of an action item if `position` is not `nil`.
        public init(subGoal: Position, position: Position?, title: Title, weeks: Weeks, activities: Int) {
            (self.subGoal, self.position, self.title) = (subGoal, position, title)
            (self.weeks, self.activities) = (weeks, activities)
        }
    }

    /// The time span that a progress covers.
    public enum Span: Sendable {
        /// The last ``ChartProgress/weekCount`` weeks, and the last ten activities.
        case recent
        /// The weeks since the first edit or activity, at least ``ChartProgress/weekCount`` and about twenty years at
        /// most, and all activities.
        case whole
    }

    /// The last day of the progress, as the number of local days since 1970-01-01.
    public let today: Int
    /// The rate of the whole chart in each week.
    public let weeks: Weeks
    /// The sub-goals, each followed by its items.
    public let parts: [Series]
    /// The number of edits and activities of each day that has any. The keys are day numbers, as in ``today``.
    public let days: [Int: Int]
    /// The log entries, newest first: in descending order of their days, then of their numbers.
    public let activities: [Activity]

    /// The number of weeks in ``Span/recent``, including the current one.
    public static let weekCount = 26

    /// Creates the progress of a chart up to a day.
    public init(today: Int, weeks: Weeks, parts: [Series], days: [Int: Int], activities: [Activity]) {
        (self.today, self.weeks, self.parts) = (today, weeks, parts)
        (self.days, self.activities) = (days, activities)
    }

    /// Whether there is no progress: no current rate, and no edit or activity.
    public var isEmpty: Bool { weeks.last.flatMap { $0 } == nil && days.isEmpty }

    /// Returns the Monday of the week at an index of ``weeks``, as the number of days since 1970-01-01.
    public func monday(ofWeek index: Int) -> Int { (Self.week(of: today) - weeks.count + 1 + index) * 7 - 3 }

    /// Returns the number of the week that contains a day. Weeks begin on Monday; week 0 contains 1970-01-01, a
    /// Thursday.
    public static func week(of day: Int) -> Int { Int((Double(day + 3) / 7).rounded(.down)) }
}

// Progress as JSON, for other programs.
extension ChartProgress {
    /// The JSON members of a chart's progress.
    public static let members: [Member<ChartProgress>] = [
        .list(
            "weeks",
            of: [
                .member("begins", ProgressRecordPhrases.begins) { $0.begins },
                .member("rate", ProgressRecordPhrases.rate) { $0.rate?.percent },
            ]
        ) { progress in
            progress.weeks.enumerated().map { (begins: Day(number: progress.monday(ofWeek: $0)).description, rate: $1) }
        },
        .list(
            "days",
            of: [
                .member("date", ProgressRecordPhrases.date) { Day(number: $0.key).description },
                .member("count", ProgressRecordPhrases.count) { $0.value },
            ]
        ) { $0.days.sorted { $0.key < $1.key } },
        .list("parts", of: Series.members) { $0.parts },
        .list("activities", of: Activity.members) { $0.activities },
    ]
}

extension ChartProgress.Series {
    fileprivate static let members: [Member<ChartProgress.Series>] = [
        .member("subGoal", ProgressRecordPhrases.subGoal) { $0.subGoal.number },
        .member("position", ProgressRecordPhrases.position) { $0.position?.number },
        .member("title", ChartRecordPhrases.title) { $0.title.text },
        .list("rates", ProgressRecordPhrases.rates) { $0.weeks.map { $0?.percent } },
        .member("activities", ProgressRecordPhrases.activities) { $0.activities },
    ]
}

extension Activity {
    /// The JSON members of an activity of this store.
    public static let members: [Member<Activity>] =
        [.member("number", ProgressRecordPhrases.number) { $0.number }] + entryMembers

    /// The JSON members of an activity, except for its number, which is unique only within one store.
    public static let entryMembers: [Member<Activity>] = [
        .member("time", ProgressRecordPhrases.time) { $0.time.universal },
        .member("day", ProgressRecordPhrases.day) { $0.day.description },
        .member("subGoal", ProgressRecordPhrases.subGoal) { $0.subGoal.number },
        .member("position", ProgressRecordPhrases.positionNow) { $0.position.number },
        .member("gone", ProgressRecordPhrases.gone) { $0.isGone },
        .member("item", ProgressRecordPhrases.item) { $0.item.text },
        .member("text", ProgressRecordPhrases.text) { $0.text.text },
    ]
}

extension Member {
    /// Returns the JSON member `number`: the number of the entry that a command logged or changed, or null.
    public static func entry(_ activity: @escaping @Sendable (Value) -> Activity?) -> Member {
        .member("number", ProgressRecordPhrases.entryNow) { activity($0)?.number }
    }

    /// Returns the JSON member `day`: the day of the entry that a command logged, or null.
    public static func entryDay(_ activity: @escaping @Sendable (Value) -> Activity?) -> Member {
        .member("day", ProgressRecordPhrases.dayNow) { activity($0)?.day.description }
    }
}
