import Basics
import Commands
import ProfileDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows the settings, the path of the data, and how the data is used.
enum SettingsScreen: Screen {
    static var arrival: SettingsInteractor.Action? { .load }

    static let record = Record<SettingsInteractor.State>(
        "settings", SettingsRecordPhrases.settings,
        settings.map(\.member) + [.member("dataLocation", SettingsRecordPhrases.dataLocation) { $0.dataLocation }])

    static func page(of state: SettingsInteractor.State, for reader: Reader) -> Text {
        let facts = settings.map { ($0.name, reader.text($0.value(state))) }
        let data = (SettingsPhrases.data, Text(line: state.dataLocation))
        let sent = state.settings.suggester.map(SettingsPhrases.getsTitles) ?? SettingsPhrases.nothingIsSent
        let privacy = reader.text(SettingsPhrases.privacy.followed(by: sent)).wrapped(to: reader.width)
        return ([reader.text(SettingsPhrases.title).bold, reader.facts(facts + [data])] + privacy)
            .joined(separator: "\n")
    }

    static func hint(in state: SettingsInteractor.State, for reader: Reader) -> Text? {
        reader.text(SettingsPhrases.words)
    }
}
