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
        step(
            "name", Rest(Argument.stepName.orNone), SakatsuSettingsPhrases.name, SakatsuSettingsPhrases.nameExample,
            StepChange.name),
        step(
            "emoji", Argument.emoji.orNone, SakatsuSettingsPhrases.emoji, SakatsuSettingsPhrases.emojiExample,
            StepChange.emoji),
        command(
            "temperature",
            all: Rest(Argument.placedTemperatures.map { $0.map { .temperature($0.place, $0.temperature) } }),
            SakatsuSettingsPhrases.temperature, SakatsuSettingsPhrases.temperatureExample),
        Command("reset", summary: SakatsuSettingsPhrases.reset, isDestructive: true, shows: settings) {
            .change { try await $0.resetDefaults() }
        } asks: { state in
            state.settings.defaults == VisitDefaults() ? nil : SakatsuSettingsPhrases.resets
        } reply: { _ in
            SakatsuSettingsPhrases.isReset
        },
        Command(
            "language", Choice(LanguagePhrases.language, Language.self), summary: LanguagePhrases.speak,
            example: LanguagePhrases.example, shows: settings
        ) { language in
            .change { try await $0.choose(language) }
        } reply: { state, language in
            language == state.language
                ? LanguagePhrases.spokenFromNowOn : LanguagePhrases.kept(language, against: state.source)
        },
    ]

    nonisolated static let settings: [Member<SakatsuSettingsInteractor.State>] = [
        .members(SakatsuSettings.members) { $0.settings }
    ]

    private nonisolated static func command<Changed: Parameter>(
        _ name: String, all changes: Changed, _ summary: Phrase, _ example: Phrase
    ) -> Command<SakatsuSettingsInteractor> where Changed.Value == [DefaultsChange] {
        Command(name, changes, summary: summary, example: example, shows: settings) {
            .apply($0)
        } reply: { state, changes in
            Phrase.sentences(changes.map(state.sentence(after:)))
        }
    }

    /// Returns the command that changes something of the step of a phase.
    private nonisolated static func step<Content>(
        _ name: String, _ content: some Parameter<Content>, _ summary: Phrase, _ example: Phrase,
        _ change: @escaping @Sendable (Phase, Content) -> StepChange
    ) -> Command<SakatsuSettingsInteractor> {
        Command(name, Argument.phase, content, summary: summary, example: example, shows: settings) {
            .apply([.step(change($0, $1))])
        } reply: { state, phase, content in
            state.sentence(after: .step(change(phase, content)))
        }
    }

    private nonisolated static func length(
        of phase: Phase, _ name: String, _ example: Phrase
    ) -> Command<SakatsuSettingsInteractor> {
        let length = Argument(VisitPhrases.amount, example: Phrase(typed: "10")) { text in
            try Step(phase, typed: text)
        }
        let change = length.orNone.map { step in
            [DefaultsChange.step(step.map { .length($0) } ?? .remove(phase))]
        }
        return command(name, all: change, SakatsuSettingsPhrases.length(of: phase), example)
    }
}

extension SakatsuSettingsInteractor.State {
    fileprivate func sentence(after change: DefaultsChange) -> Phrase {
        SakatsuSettingsPhrases.isNow(change, in: settings.defaults)
    }
}

extension SakatsuSettingsInteractor.Action {
    fileprivate static func apply(_ changes: [DefaultsChange]) -> Self { .change { try await $0.change(changes) } }
}
