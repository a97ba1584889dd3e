public import Basics
public import MandalartDomainInterface

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
    fileprivate static let members: [Member<Activity>] =
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
