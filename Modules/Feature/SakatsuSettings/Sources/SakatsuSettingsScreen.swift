import Basics
import Commands
import Ribcage
import SakatsuDomainInterface
import Screens
import Terminal

/// Shows the defaults for a new visit, the language, and the path of the file that contains all data.
enum SakatsuSettingsScreen: Screen {
    static var arrival: SakatsuSettingsInteractor.Action? { .load }

    static let record = Record<SakatsuSettingsInteractor.State>(
        "settings", SakatsuSettingsRecordPhrases.page,
        settings + [.member("dataLocation", SakatsuSettingsRecordPhrases.dataLocation) { $0.dataLocation }])

    static func page(of state: SakatsuSettingsInteractor.State, for reader: Reader) -> Text {
        let defaults = state.settings.defaults
        let none = reader.text(SakatsuSettingsPhrases.none)
        let steps = Phase.allCases.map { phase in
            (
                name: phase.phrase,
                value: defaults.set[phase].map { reader.text(SakatsuSettingsPhrases.step($0)) } ?? none
            )
        }
        let temperatures = defaults.temperatures.all.map { place, temperature in
            Text(line: "\(place.phrase.text(in: reader.language)) \(temperature.phrase.text(in: reader.language))")
        }
        let facts =
            [
                (name: VisitPhrases.facility, value: defaults.facility.map { Text(line: $0.text) } ?? none),
                (name: VisitPhrases.sets, value: Text("\(defaults.count)")),
            ] + steps + [
                (name: VisitPhrases.temperatures, value: temperatures.isEmpty ? none : reader.joined(temperatures)),
                (
                    name: LanguagePhrases.language,
                    value: reader.text(LanguagePhrases.spoken(state.language, by: state.source))
                ), (name: SakatsuSettingsPhrases.data, value: Text(line: state.dataLocation)),
            ]
        return reader.text(SakatsuSettingsPhrases.title).bold + "\n" + reader.facts(facts)
    }

    static func hint(in state: SakatsuSettingsInteractor.State, for reader: Reader) -> Text? {
        reader.text(SakatsuSettingsPhrases.words)
    }
}
