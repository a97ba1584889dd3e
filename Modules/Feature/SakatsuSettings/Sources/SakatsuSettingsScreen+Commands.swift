import Basics
import Commands
import SakatsuDomainInterface
import Screens

extension SakatsuSettingsScreen {
    static let commands: [Command<SakatsuSettingsInteractor>] = [
        command(
            "facility", all: Rest(Argument.facility.orNone.map { [.facility($0)] }),
            SakatsuSettingsPhrases.facility, SakatsuSettingsPhrases.facilityExample),
        command(
            "sets", all: Argument.setCount.map { [.count($0)] }, SakatsuSettingsPhrases.sets,
            SakatsuSettingsPhrases.setsExample),
        length(of: .sauna, "sauna", Phrase(typed: "sauna 12")),
        length(of: .coolBath, "bath", Phrase(typed: "bath 60")),
        length(of: .rest, "rest", Phrase(typed: "rest 10")),
        Command(
            "name", Argument.phase, Rest(Argument.stepName.orNone), summary: SakatsuSettingsPhrases.name,
            example: SakatsuSettingsPhrases.nameExample, outcome: [.members(SakatsuSettings.members) { $0.0.settings }]
        ) {
            .change([.step(.name($0, $1))])
        } reply: { state, phase, name in
            state.sentence(after: .step(.name(phase, name)))
        },
        Command(
            "emoji", Argument.phase, Argument.emoji.orNone, summary: SakatsuSettingsPhrases.emoji,
            example: SakatsuSettingsPhrases.emojiExample,
            outcome: [.members(SakatsuSettings.members) { $0.0.settings }]
        ) {
            .change([.step(.emoji($0, $1))])
        } reply: { state, phase, emoji in
            state.sentence(after: .step(.emoji(phase, emoji)))
        },
        command(
            "temperature",
            all: Rest(Argument.placedTemperatures.map { $0.map { .temperature($0.place, $0.temperature) } }),
            SakatsuSettingsPhrases.temperature, SakatsuSettingsPhrases.temperatureExample),
        Command(
            "reset", summary: SakatsuSettingsPhrases.reset, isDestructive: true,
            outcome: [.members(SakatsuSettings.members) { $0.settings }]
        ) {
            .reset
        } asks: { state in
            state.settings.defaults == VisitDefaults() ? nil : SakatsuSettingsPhrases.resets
        } reply: { _ in
            SakatsuSettingsPhrases.isReset
        },
        Command(
            "language", Choice(LanguagePhrases.language, Language.self), summary: LanguagePhrases.speak,
            example: LanguagePhrases.example, outcome: [.members(SakatsuSettings.members) { $0.0.settings }]
        ) {
            .speak($0)
        } reply: { state, language in
            language == state.language
                ? LanguagePhrases.spokenFromNowOn : LanguagePhrases.kept(language, against: state.source)
        },
    ]

    private nonisolated static func command<Changed: Parameter>(
        _ name: String, all changes: Changed, _ summary: Phrase, _ example: Phrase
    ) -> Command<SakatsuSettingsInteractor> where Changed.Value == [DefaultsChange] {
        Command(
            name, changes, summary: summary, example: example,
            outcome: [.members(SakatsuSettings.members) { $0.0.settings }]
        ) {
            .change($0)
        } reply: { state, changes in
            Phrase.sentences(changes.map(state.sentence(after:)))
        }
    }

    private nonisolated static func length(
        of phase: Phase, _ name: String, _ example: Phrase
    ) -> Command<SakatsuSettingsInteractor> {
        let length = Argument(VisitPhrases.amount, example: Phrase(typed: "10")) { text in
            try Step(phase, typed: text)
        }
        let change = length.orNone.map { step in
            [DefaultsChange.step(step.map { .amount(phase, $0.amount) } ?? .remove(phase))]
        }
        return command(name, all: change, SakatsuSettingsPhrases.length(of: phase), example)
    }
}

extension SakatsuSettingsInteractor.State {
    fileprivate func sentence(after change: DefaultsChange) -> Phrase {
        SakatsuSettingsPhrases.isNow(change, in: settings.defaults)
    }
}
