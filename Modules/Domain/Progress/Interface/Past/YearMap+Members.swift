public import Basics
import MandalartDomainInterface

// A year and the course of a rate as JSON, for other programs.

extension YearMap {
    /// The JSON members of a year's edits and entries.
    public static let members: [Member<YearMap>] = [
        .member("year", ProgressRecordPhrases.year) { $0.choice.year },
        .member("first", ProgressRecordPhrases.first) { $0.days.lowerBound.description },
        .member("last", ProgressRecordPhrases.last) { $0.days.upperBound.description },
        .member("total", ProgressRecordPhrases.total) { $0.total },
        .member("longestRun", ProgressRecordPhrases.longestRun) { $0.longestRun },
        .list(
            "days",
            of: [
                .member("date", ProgressRecordPhrases.date) { $0.key.description },
                .member("count", ProgressRecordPhrases.count) { $0.value },
            ]
        ) { $0.counts.sorted { $0.key < $1.key } },
    ]
}

extension RateCourse {
    /// The JSON members of a rate over time.
    public static let members: [Member<RateCourse>] = [
        .member("subGoal", ProgressRecordPhrases.courseOf) { $0.subGoal?.number },
        .member("title", ProgressRecordPhrases.courseTitle) { $0.title?.text },
        .list(
            "weeks",
            of: [
                .member("begins", ProgressRecordPhrases.begins) { $0.begins.description },
                .member("rate", ProgressRecordPhrases.rateOfWeek) { $0.rate?.percent },
            ]
        ) { course in course.weeks.enumerated().map { (begins: course.monday(ofWeek: $0), rate: $1) } },
    ]
}
