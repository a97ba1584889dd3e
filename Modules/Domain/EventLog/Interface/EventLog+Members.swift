public import Basics
import MandalartDomainInterface

// The event log and its insights as JSON for other programs.
extension EventLogSummary {
    /// The JSON members of the log's summary.
    public static let members: [Member<EventLogSummary>] = [
        .member("isKept", EventLogRecordPhrases.isKept) { $0.isKept },
        .member("count", EventLogRecordPhrases.count) { $0.count },
        .member("since", EventLogRecordPhrases.since) { $0.since?.universal },
    ]
}

extension LoggedEvent {
    /// The JSON members of an event with its time.
    public static let members: [Member<LoggedEvent>] = [
        .member("time", EventLogRecordPhrases.time) { $0.time.universal },
        .member("kind", EventLogRecordPhrases.kind) { $0.event.kind.rawValue },
        .object("properties", of: [.written(EventKey.fields) { $0.properties }]) { $0.event },
    ]
}

extension Insights {
    /// The JSON members of the insights.
    public static let members: [Member<Insights>] = [
        .list(
            "onboarding",
            of: [
                .member("step", InsightsRecordPhrases.step) { $0.step.rawValue },
                .member("time", InsightsRecordPhrases.time) { $0.time?.universal },
            ]
        ) { insights in Step.allCases.map { (step: $0, time: insights.onboarding[$0]) } },
        .member("charts", InsightsRecordPhrases.charts) { $0.charts },
        .list("subGoals", of: Level.members(InsightsRecordPhrases.filledSubGoals)) { $0.subGoals },
        .list("actionItems", of: Level.members(InsightsRecordPhrases.filledItems)) { $0.actionItems },
        .list("palettes", of: PaletteUse.members) { $0.palettes },
    ]
}

extension Insights.Level {
    fileprivate static func members(_ filled: Phrase) -> [Member<Insights.Level>] {
        [
            .member("filled", filled) { $0.filled },
            .member("charts", InsightsRecordPhrases.chartsWithThem) { $0.charts },
        ]
    }
}

extension Insights.PaletteUse {
    fileprivate static let members: [Member<Insights.PaletteUse>] = [
        .member("palette", InsightsRecordPhrases.palette) { $0.palette.rawValue },
        .member("tried", InsightsRecordPhrases.tried) { $0.tried },
        .member("saved", InsightsRecordPhrases.saved) { $0.saved },
    ]
}
