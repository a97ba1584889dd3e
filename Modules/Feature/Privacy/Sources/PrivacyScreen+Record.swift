import EventLogDomainInterface
import JSON
import Languages
import Prompt
import Time

extension PrivacyScreen {
    /// The whole log, and not the end of it alone.
    func record(of state: PrivacyInteractor.State) -> Record {
        Record("privacy", state.log.json + ["events": .array(state.events.map(\.json))])
    }

    func outcome(of action: PrivacyInteractor.Action, in state: PrivacyInteractor.State) -> JSONObject {
        switch action {
        case .keep, .delete: ["log": .object(state.log.json)]
        case .load: [:]
        }
    }

    static let recordGuide = RecordGuide(
        "privacy", PrivacyRecordPhrases.privacy,
        [
            "place": RecordPhrases.place, "isKept": PrivacyRecordPhrases.isKept,
            "count": PrivacyRecordPhrases.count, "since": PrivacyRecordPhrases.since,
            "events[].time": PrivacyRecordPhrases.time, "events[].kind": PrivacyRecordPhrases.kind,
            "events[].properties.chart": PrivacyRecordPhrases.chart,
            "events[].properties.cell": PrivacyRecordPhrases.cell,
            "events[].properties.subGoal": PrivacyRecordPhrases.subGoal,
            "events[].properties.position": PrivacyRecordPhrases.position,
            "events[].properties.characters": PrivacyRecordPhrases.characters,
            "events[].properties.titleCharacters": PrivacyRecordPhrases.titleCharacters,
            "events[].properties.descriptionCharacters": PrivacyRecordPhrases.descriptionCharacters,
            "events[].properties.hasImage": PrivacyRecordPhrases.hasImage,
            "events[].properties.palette": PrivacyRecordPhrases.palette,
            "events[].properties.rate": PrivacyRecordPhrases.rate,
            "events[].properties.wasEmpty": PrivacyRecordPhrases.wasEmpty,
            "events[].properties.subGoals": PrivacyRecordPhrases.subGoals,
            "events[].properties.actionItems": PrivacyRecordPhrases.actionItems,
        ])
}

extension EventLogSummary {
    fileprivate var json: JSONObject {
        ["isKept": .bool(isKept), "count": .integer(count), "since": JSONValue(since?.universal)]
    }
}

extension LoggedEvent {
    fileprivate var json: JSONValue {
        [
            "time": .string(time.universal), "kind": .string(event.kind.rawValue),
            "properties": .object(event.properties),
        ]
    }
}
