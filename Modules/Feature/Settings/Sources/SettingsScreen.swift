import Arguments
import Languages
import ProfileDomainInterface
import Prompt
import Ribcage
import Terminal

/// Shows the nickname and the language, where the data lies, and what becomes of it.
final class SettingsScreen: Screen {
    let reactor: SettingsInteractor

    init(reactor: SettingsInteractor) {
        self.reactor = reactor
    }

    var arrival: SettingsInteractor.Action? { .load }

    var commands: [Command<SettingsInteractor.Action>] { Self.commands }

    static let commands: [Command<SettingsInteractor.Action>] = [
        Command(
            "nickname", Rest(.nickname), summary: SettingsPhrases.nickname,
            example: SettingsPhrases.nicknameExample
        ) { .rename($0) },
        Command(
            "language", Choice(SettingsPhrases.language, Language.self), summary: SettingsPhrases.speak,
            example: SettingsPhrases.languageExample
        ) { .speak($0) },
    ]

    func page(of state: SettingsInteractor.State, for reader: Reader) -> Text {
        let facts = reader.facts([
            (ProfilePhrases.nickname, nickname(in: state, for: reader)),
            (SettingsPhrases.language, reader.text(SettingsPhrases.spoken(state.language, by: state.source))),
            (SettingsPhrases.data, Text(line: state.dataLocation)),
        ])
        let privacy = reader.text(SettingsPhrases.privacy).wrapped(to: reader.width)
        return ([reader.text(SettingsPhrases.title).bold, facts] + privacy).joined(separator: "\n")
    }

    func hint(in state: SettingsInteractor.State, for reader: Reader) -> Text? {
        reader.text(SettingsPhrases.words)
    }

    func reply(
        to action: SettingsInteractor.Action, in state: SettingsInteractor.State, for reader: Reader
    ) -> Text? {
        switch action {
        case .rename(let nickname): reader.text(SettingsPhrases.renamed(nickname))
        case .speak(let language) where language == state.language: reader.text(SettingsPhrases.spokenFromNowOn)
        case .speak(let language): reader.text(SettingsPhrases.kept(language, against: state.source))
        case .load: nil
        }
    }

    private func nickname(in state: SettingsInteractor.State, for reader: Reader) -> Text {
        state.profile.nickname.map { Text(line: $0.text) } ?? reader.text(SettingsPhrases.noneYet)
    }
}
