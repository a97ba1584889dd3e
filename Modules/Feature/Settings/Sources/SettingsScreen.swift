import Basics
import Commands
import ProfileDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows the settings, the path of the data, and how the data is used.
final class SettingsScreen: Screen {
    let reactor: SettingsInteractor

    init(reactor: SettingsInteractor) {
        self.reactor = reactor
    }

    var arrival: SettingsInteractor.Action? { .load }

    static let commands: [Command<SettingsInteractor>] = [
        Command(
            "nickname", Rest(.nickname), summary: SettingsPhrases.nickname, example: SettingsPhrases.nicknameExample,
            outcome: [.nickname { state, _ in state.profile.nickname }]
        ) {
            .rename($0)
        } reply: { _, nickname in
            SettingsPhrases.renamed(nickname)
        },
        Command(
            "language", Choice(LanguagePhrases.language, Language.self), summary: LanguagePhrases.speak,
            example: LanguagePhrases.example, outcome: [.members(language) { state, _ in state }]
        ) {
            .speak($0)
        } reply: { state, language in
            language == state.language
                ? LanguagePhrases.spokenFromNowOn : LanguagePhrases.kept(language, against: state.source)
        },
        Command(
            "start", Choice(SettingsPhrases.page, StartPage.self), summary: SettingsPhrases.start,
            example: SettingsPhrases.startExample, outcome: [.members(start) { state, _ in state }]
        ) {
            .start($0)
        } reply: { _, page in
            SettingsPhrases.starts(with: page)
        },
        Command(
            "visions", Choice(SettingsPhrases.rhythm, VisionRhythm.self), summary: SettingsPhrases.visions,
            example: SettingsPhrases.visionsExample, outcome: [.members(visions) { state, _ in state }]
        ) {
            .visions($0)
        } reply: { _, rhythm in
            SettingsPhrases.shows(rhythm)
        },
        Command(
            "suggester", RestOfWords(ProfilePhrases.command) { try SuggesterCommand.choice($0.map(\.text)) },
            summary: SettingsPhrases.suggester, example: SettingsPhrases.suggesterExample,
            outcome: [.members(suggester) { state, _ in state }]
        ) {
            .suggest(by: $0)
        } reply: { _, program in
            SettingsPhrases.isAsked(program)
        },
    ]

    private static let suggester: [Member<SettingsInteractor.State>] = [
        .list("suggester", SettingsRecordPhrases.suggester) { $0.profile.suggester?.words ?? [] }
    ]

    private static let visions: [Member<SettingsInteractor.State>] = [
        .member("visions", SettingsRecordPhrases.visions) { $0.profile.visions.rawValue }
    ]

    private static let start: [Member<SettingsInteractor.State>] = [
        .member("start", SettingsRecordPhrases.start) { $0.profile.start.rawValue }
    ]

    private static let language: [Member<SettingsInteractor.State>] = [
        .member("language", SettingsRecordPhrases.language) { $0.profile.language?.rawValue }
    ]

    static let record = Record<SettingsInteractor.State>(
        "settings", SettingsRecordPhrases.settings,
        [
            .nickname { $0.profile.nickname },
            .members(language) { $0 }, .members(start) { $0 }, .members(visions) { $0 },
            .members(suggester) { $0 },
            .member("dataLocation", SettingsRecordPhrases.dataLocation) { $0.dataLocation },
        ])

    func page(of state: SettingsInteractor.State, for reader: Reader) -> Text {
        let facts = reader.facts([
            (ProfilePhrases.nickname, nickname(in: state, for: reader)),
            (LanguagePhrases.language, reader.text(LanguagePhrases.spoken(state.language, by: state.source))),
            (SettingsPhrases.firstPage, Text(line: state.profile.start.rawValue)),
            (SettingsPhrases.visionsShown, reader.text(SettingsPhrases.rhythm(state.profile.visions))),
            (SettingsPhrases.suggesterChosen, suggester(in: state, for: reader)),
            (SettingsPhrases.data, Text(line: state.dataLocation)),
        ])
        let sent = state.profile.suggester.map(SettingsPhrases.getsTitles) ?? SettingsPhrases.nothingIsSent
        let privacy = reader.text(SettingsPhrases.privacy.followed(by: sent)).wrapped(to: reader.width)
        return ([reader.text(SettingsPhrases.title).bold, facts] + privacy).joined(separator: "\n")
    }

    func hint(in state: SettingsInteractor.State, for reader: Reader) -> Text? {
        reader.text(SettingsPhrases.words)
    }

    private func suggester(in state: SettingsInteractor.State, for reader: Reader) -> Text {
        state.profile.suggester.map { Text(line: $0.description) } ?? reader.text(SettingsPhrases.noProgram)
    }

    private func nickname(in state: SettingsInteractor.State, for reader: Reader) -> Text {
        state.profile.nickname.map { Text(line: $0.text) } ?? reader.text(SettingsPhrases.noneYet)
    }
}
