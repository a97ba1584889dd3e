import EventLogDomainInterface
import JSON
import Languages
import MandalartDomainInterface
import Prompt
import Time

extension InsightsScreen {
    func record(of state: InsightsInteractor.State) -> Record {
        let (insights, log) = (state.insights, state.log)
        return Record(
            "insights",
            [
                "isKept": .bool(log.isKept), "count": .integer(log.count), "since": JSONValue(log.since?.universal),
                "onboarding": .array(
                    Insights.Step.allCases.map { step in
                        ["step": .string(step.rawValue), "time": JSONValue(insights.onboarding[step]?.universal)]
                    }),
                "charts": .integer(insights.charts),
                "subGoals": .array(insights.subGoals.map(\.json)),
                "actionItems": .array(insights.actionItems.map(\.json)),
                "palettes": .array(
                    insights.palettes.map { use in
                        [
                            "palette": .string(use.palette.rawValue), "tried": .integer(use.tried),
                            "saved": .integer(use.saved),
                        ]
                    }),
            ])
    }

    static let recordGuide = RecordGuide(
        "insights", InsightsRecordPhrases.insights,
        [
            "place": RecordPhrases.place, "isKept": InsightsRecordPhrases.isKept,
            "count": InsightsRecordPhrases.count, "since": InsightsRecordPhrases.since,
            "onboarding[].step": InsightsRecordPhrases.step, "onboarding[].time": InsightsRecordPhrases.time,
            "charts": InsightsRecordPhrases.charts,
            "subGoals[].filled": InsightsRecordPhrases.filledSubGoals,
            "subGoals[].charts": InsightsRecordPhrases.chartsWithThem,
            "actionItems[].filled": InsightsRecordPhrases.filledItems,
            "actionItems[].charts": InsightsRecordPhrases.chartsWithThem,
            "palettes[].palette": InsightsRecordPhrases.palette, "palettes[].tried": InsightsRecordPhrases.tried,
            "palettes[].saved": InsightsRecordPhrases.saved,
        ])
}

extension Insights.Level {
    fileprivate var json: JSONValue { ["filled": .integer(filled), "charts": .integer(charts)] }
}
