import JSON
import Languages
import ProfileDomainInterface
import Prompt

extension SettingsScreen {
    func record(of state: SettingsInteractor.State) -> Record {
        Record(
            "settings",
            [
                "nickname": JSONValue(state.profile.nickname?.text),
                "language": JSONValue(state.profile.language?.rawValue), "dataLocation": .string(state.dataLocation),
            ])
    }

    func outcome(of action: SettingsInteractor.Action, in state: SettingsInteractor.State) -> JSONObject {
        switch action {
        case .rename: ["nickname": JSONValue(state.profile.nickname?.text)]
        case .speak: ["language": JSONValue(state.profile.language?.rawValue)]
        case .load: [:]
        }
    }

    static let recordGuide = RecordGuide(
        "settings", SettingsRecordPhrases.settings,
        [
            "place": RecordPhrases.place, "nickname": SettingsRecordPhrases.nickname,
            "language": SettingsRecordPhrases.language, "dataLocation": SettingsRecordPhrases.dataLocation,
        ])
}
