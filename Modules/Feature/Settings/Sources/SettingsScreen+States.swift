import Basics
import ProfileDomainInterface
import Screens

extension SettingsScreen {
    static func states() throws -> [ScreenState<SettingsInteractor>] {
        let known = try state("Juno")
        let (second, last) = (Language.allCases.dropFirst().first, Language.allCases.last)
        let variable = try state("Juno", chosen: last, decided: .english, by: .environment("LC_ALL"))
        let option = try state("Juno", chosen: last, decided: second ?? .english, by: .option)
        var asking = known
        asking.settings.suggester = try SuggesterCommand(["llm", "-m", "small model"])
        return [
            .page("empty", SettingsInteractor.State(Profile(), dataLocation: Self.dataLocation)),
            .page("full", known),
            .page("chosen", try state("Juno", chosen: last, decided: last ?? .english, by: .setting)),
            .page("chosen-by-variable", variable),
            .page("chosen-by-option", option),
            .page("asking-program", asking),
            .page("long", try state(String(SampleText.long.prefix(40)), dataLocation: "/\(SampleText.long)")),
            .page("wide", try state("走る仲間 👩🏽‍🚀", dataLocation: "/\(SampleText.wide)")),
            .page("right-to-left", try state(SampleText.rightToLeft, dataLocation: "/\(SampleText.rightToLeft)")),
            .reply("nickname", to: "nickname 健太郎", in: try state("健太郎")),
            .reply(
                "language", to: "language en",
                in: try state("Juno", chosen: .english, decided: .english, by: .setting)),
            .reply("language-by-variable", to: "language \(last?.rawValue ?? "en")", in: variable),
            .reply("language-by-option", to: "language \(last?.rawValue ?? "en")", in: option),
            .reply("start", to: "start today", in: known),
            .reply("start-home", to: "start home", in: known),
            .reply("visions", to: "visions monthly", in: known),
            .reply("visions-never", to: "visions never", in: known),
            .reply("suggester", to: "suggester llm -m \"small model\"", in: asking),
            .reply("suggester-none", to: "suggester -", in: known),
            .error("suggester-empty", ProfileError.emptySuggester),
            .error("suggester-relative", ProfileError.relativeSuggester("./suggest")),
            .error("suggester-too-long", ProfileError.suggesterTooLong(4_001)),
            .error("nickname-empty", ProfileError.emptyNickname),
            .error("nickname-too-long", ProfileError.nicknameTooLong(190)),
        ]
    }

    private static let dataLocation = "/home/juno/.local/share/mandalart/mandalart.db"

    /// Returns a state with the language chosen in the settings, the language of the run, and the source that
    /// determined the language of the run.
    private static func state(
        _ nickname: String, chosen: Language? = nil, decided: Language = .english,
        by source: LanguageChoice.Source = .fallback, dataLocation: String = SettingsScreen.dataLocation
    ) throws -> SettingsInteractor.State {
        var profile = Profile()
        (profile.nickname, profile.language) = (try Nickname(nickname), chosen)
        return SettingsInteractor.State(profile, language: decided, source: source, dataLocation: dataLocation)
    }
}
