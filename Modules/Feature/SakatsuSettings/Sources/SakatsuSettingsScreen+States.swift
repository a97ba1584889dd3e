import Basics
import SakatsuDomainInterface
import Screens

extension SakatsuSettingsScreen {
    static func states() throws -> [ScreenState<SakatsuSettingsInteractor>] {
        let (loyly, hot) = (try StepName("löyly"), try Temperature("92.5"))
        let changes: KeyValuePairs<String, (line: String, change: DefaultsChange)> = [
            "facility": ("facility Sauna Shikiji", .facility(try Facility("Sauna Shikiji"))),
            "facility-none": ("facility -", .facility(nil)),
            "sets": ("sets 4", .count(try SetCount(4))),
            "sauna": ("sauna 12", .step(.length(try Step(.sauna, 12)))),
            "bath-none": ("bath -", .step(.remove(.coolBath))),
            "name": ("name sauna löyly", .step(.name(.sauna, loyly))),
            "name-none": ("name sauna -", .step(.name(.sauna, nil))),
            "emoji": ("emoji sauna 🧖", .step(.emoji(.sauna, try Emoji("🧖")))),
            "temperature": ("temperature sauna 92.5", .temperature(.sauna, hot)),
            "temperature-none": ("temperature steam room -", .temperature(.named(try StepName("steam room")), nil)),
        ]
        let (full, last) = (try state(titled: "Sauna Shikiji"), Language.allCases.last)
        return [
            .page("empty", state(VisitDefaults())),
            .page("full", full),
            .page("long", try state(titled: SampleText.long)),
            .page("wide", try state(titled: SampleText.wide)),
            .page("right-to-left", try state(titled: SampleText.rightToLeft)),
            .page("chosen-by-variable", state(VisitDefaults(), by: .environment("LC_ALL"))),
        ]
            + (try changes.map { name, change in
                var defaults = full.settings.defaults
                try defaults.apply([change.change])
                return .reply(name, to: change.line, in: state(defaults))
            }) + [
                .reply("reset", to: "reset", in: state(VisitDefaults())),
                .confirmation("reset-question", of: "reset", in: full),
                .reply("language", to: "language en", in: state(VisitDefaults(), by: .setting)),
                .reply(
                    "language-by-option", to: "language \(last?.rawValue ?? "en")",
                    in: state(VisitDefaults(), by: .option)),
                .error("wrong-amount", SakatsuError.amountOutOfRange(.sauna, "121")),
                .error("wrong-count", SakatsuError.setCountOutOfRange("31")),
                .error("wrong-temperature", SakatsuError.notATemperature("warm")),
                .error("not-an-emoji", SakatsuError.notAnEmoji("ab")),
                .error("empty-set", SakatsuError.emptySet),
                .error("no-step", SakatsuError.noStep(.rest)),
            ]
    }

    private static func state(
        _ defaults: VisitDefaults, by source: LanguageChoice.Source = .fallback
    ) -> SakatsuSettingsInteractor.State {
        SakatsuSettingsInteractor.State(
            SakatsuSettings(defaults: defaults), source: source,
            dataLocation: "/home/juno/.local/share/sakatsu/sakatsu.db")
    }

    /// Returns a state with settings in which every value is set and all names have the same text.
    private static func state(titled text: String) throws -> SakatsuSettingsInteractor.State {
        var defaults = VisitDefaults()
        let name = try StepName(String(text.prefix(40)))
        try defaults.apply([
            .facility(try Facility(String(text.prefix(100)))), .step(.name(.sauna, name)),
            .step(.emoji(.sauna, try Emoji("🧖"))), .temperature(.sauna, try Temperature("92")),
            .temperature(.coolBath, try Temperature("16.5")), .temperature(.named(name), try Temperature("45")),
            .temperature(.named(try StepName("steam room")), try Temperature("45")),
        ])
        return state(defaults)
    }
}
