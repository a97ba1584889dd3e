import JSON
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
        guard case .rename = action else { return [:] }
        return ["nickname": JSONValue(state.profile.nickname?.text)]
    }

    static let recordGuide = RecordGuide(
        "settings", "The answer to “show” in the settings.",
        [
            "place": "where it is shown", "nickname": "what the person is called",
            "language": "the language that was chosen, or null", "dataLocation": "the file with all data",
        ])
}
