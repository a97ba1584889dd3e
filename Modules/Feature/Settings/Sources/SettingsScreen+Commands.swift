import Basics
import Commands
import ProfileDomainInterface
import Screens

extension SettingsScreen {
    static let settings = [
        Setting(
            "nickname", Rest(.nickname), summary: SettingsPhrases.nickname, example: SettingsPhrases.nicknameExample,
            member: .nickname { $0.settings.nickname }, called: ProfilePhrases.nickname
        ) {
            $0.settings.nickname.map { Phrase(verbatim: $0.text) } ?? SettingsPhrases.noneYet
        } save: {
            try await $0.rename(to: $1)
        } reply: { _, nickname in
            SettingsPhrases.renamed(nickname)
        },
        Setting(
            "language", Choice(LanguagePhrases.language, Language.self), summary: LanguagePhrases.speak,
            example: LanguagePhrases.example,
            member: .member("language", SettingsRecordPhrases.language) { $0.settings.language?.rawValue },
            called: LanguagePhrases.language
        ) {
            LanguagePhrases.spoken($0.language, by: $0.source)
        } save: {
            try await $0.choose($1)
        } reply: { state, language in
            language == state.language
                ? LanguagePhrases.spokenFromNowOn : LanguagePhrases.kept(language, against: state.source)
        },
        Setting(
            "start", Choice(SettingsPhrases.page, StartPage.self), summary: SettingsPhrases.start,
            example: SettingsPhrases.startExample,
            member: .member("start", SettingsRecordPhrases.start) { $0.settings.start.rawValue },
            called: SettingsPhrases.firstPage
        ) {
            Phrase(verbatim: $0.settings.start.rawValue)
        } save: {
            try await $0.start(with: $1)
        } reply: { _, page in
            SettingsPhrases.starts(with: page)
        },
        Setting(
            "visions",
            Argument(SettingsPhrases.rhythm, candidates: VisionRhythm.allCases.map(\.rawValue), VisionRhythm.init),
            summary: SettingsPhrases.visions,
            example: SettingsPhrases.visionsExample,
            member: .member("visions", SettingsRecordPhrases.visions) { $0.settings.visions.rawValue },
            called: SettingsPhrases.visionsShown
        ) {
            $0.settings.visions.phrase
        } save: {
            try await $0.showVisions($1)
        } reply: { _, rhythm in
            SettingsPhrases.shows(rhythm)
        },
        Setting(
            "suggester", RestOfWords(ProfilePhrases.command) { try SuggesterCommand.choice($0.map(\.text)) },
            summary: SettingsPhrases.suggester, example: SettingsPhrases.suggesterExample,
            member: .list("suggester", SettingsRecordPhrases.suggester) { $0.settings.suggester?.words ?? [] },
            called: SettingsPhrases.suggesterChosen
        ) {
            $0.settings.suggester.map { Phrase(verbatim: $0.description) } ?? SettingsPhrases.noProgram
        } save: {
            try await $0.suggest(by: $1)
        } reply: { _, program in
            SettingsPhrases.isAsked(program)
        },
    ]

    static let commands = settings.map(\.command)
}

/// A setting: the command that changes it, and its value for other programs and on the page.
struct Setting {
    typealias State = SettingsInteractor.State

    let command: Command<SettingsInteractor>
    let member: Member<State>
    let name: Phrase
    let value: @Sendable (State) -> Phrase

    init<Taken: Parameter>(
        _ word: String, _ parameter: Taken, summary: Phrase, example: Phrase, member: Member<State>,
        called name: Phrase, value: @escaping @Sendable (State) -> Phrase,
        save: @escaping @Sendable (any ProfileUseCase, Taken.Value) async throws -> Profile,
        reply: @escaping @Sendable (State, Taken.Value) -> Phrase
    ) where Taken.Value: Sendable {
        (self.member, self.name, self.value) = (member, name, value)
        command = Command(word, parameter, summary: summary, example: example, shows: [member]) { taken in
            .change { try await save($0, taken) }
        } reply: {
            reply($0, $1)
        }
    }
}
