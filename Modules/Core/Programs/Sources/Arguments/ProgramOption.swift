import Commands
import Languages
import Prompt
import Terminal

/// An option of every program: how it is typed, and what it asks for.
struct ProgramOption: Sendable {
    let option: CommandOption
    /// Whether the environment and the configuration file may set it.
    let isSetting: Bool
    /// Takes the option as it was typed.
    let take: @Sendable (ChosenOption, inout Invocation) throws(UsageError) -> Void

    var name: String { option.name }

    private init<Wrapped: Parameter>(
        _ name: String, _ argument: Wrapped, _ summary: Phrase, isSetting: Bool = true,
        take: @escaping @Sendable (inout Invocation, Wrapped.Value) -> Void
    ) {
        let argument = NamedArgument(name, argument, summary: summary)
        (option, self.isSetting) = (argument.options[0], isSetting)
        self.take = { chosen, invocation throws(UsageError) in
            let isEmpty = chosen.value?.isEmpty == true
            let chosen = isEmpty ? ChosenOption(name: name, value: nil) : chosen
            if let value = try argument.value(of: chosen) { take(&invocation, value) }
        }
    }

    private init(
        _ option: CommandOption, isSetting: Bool = false, take: @escaping @Sendable (inout Invocation) -> Void
    ) {
        (self.option, self.isSetting) = (option, isSetting)
        self.take = { _, invocation throws(UsageError) in take(&invocation) }
    }

    private init(_ name: String, _ summary: Phrase, take: @escaping @Sendable (inout Invocation) -> Void) {
        self.init(CommandOption(name, takesValue: false, summary: summary), isSetting: true, take: take)
    }

    static let data = ProgramOption("--data", PathArgument(ProgramPhrases.folder, .folder), ProgramPhrases.data) {
        $0.dataFolder = $1
    }
    static let language = ProgramOption(
        "--lang", Choice(HostPhrases.language, Language.self), ProgramPhrases.language
    ) { $0.language = $1 }
    static let json = ProgramOption("--json", ProgramPhrases.json) { $0.options.writesJSON = true }
    static let record = ProgramOption(
        "--record", PathArgument(ProgramPhrases.file), ProgramPhrases.record, isSetting: false
    ) {
        $0.recordingFile = $1
    }
    static let replay = ProgramOption(
        "--replay", PathArgument(ProgramPhrases.file), ProgramPhrases.replay, isSetting: false
    ) {
        $0.replayedFile = $1
    }

    /// All options, in the order of the help. A project of one language has no `--lang`.
    static let all: [ProgramOption] =
        [data] + (Language.allCases.count > 1 ? [language] : []) + [
            ProgramOption("--color", Choice(ProgramPhrases.mode, ColorChoice.self), ProgramPhrases.color) {
                $0.color = $1
            },
            ProgramOption("--from-start", ProgramPhrases.fromStart) { $0.options.beginsFromStart = true },
            json,
            ProgramOption("--keep-going", ProgramPhrases.keepGoing) { $0.options.keepsGoing = true },
            ProgramOption("--yes", ProgramPhrases.yes) { $0.options.saysYes = true },
            record, replay,
            ProgramOption("--trace", ProgramPhrases.trace) { $0.options.isTracing = true },
            ProgramOption(.version) { $0.request = .version },
            ProgramOption(.help) { $0.request = .help },
        ]

    /// How each is typed, for help, the manual and completions.
    static let options = all.map(\.option)
}
