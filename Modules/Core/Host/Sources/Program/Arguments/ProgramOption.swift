import Basics
import Commands
import Console
import Terminal

/// An option that every program has, with its effect on an ``Invocation``.
struct ProgramOption: Sendable {
    let name: String
    let takesValue: Bool
    /// Whether an environment variable and the configuration file can set the option.
    let isSetting: Bool
    /// The environment variable, such as `ACCESSIBLE`, that turns the option on in many programs; `nil` if there is
    /// none. The program's own variable and the configuration file override the shared one.
    let sharedVariable: String?
    /// A closure that applies the parsed option to an invocation, or throws for an invalid value.
    let take: @Sendable (ChosenOption, inout Invocation) throws(UsageError) -> Void
    /// A closure that creates the option's syntax. Every run looks for all options, and most runs have none; so the
    /// documentation and the parser of a value are created only when needed.
    private let makeOption: @Sendable () -> CommandOption

    var option: CommandOption { makeOption() }

    private init<Wrapped: Parameter>(
        _ name: String, _ makeArgument: @autoclosure @escaping @Sendable () -> Wrapped,
        _ summary: @autoclosure @escaping @Sendable () -> Phrase, isSetting: Bool = true,
        take: @escaping @Sendable (inout Invocation, Wrapped.Value) -> Void
    ) {
        (self.name, takesValue, self.isSetting, sharedVariable) = (name, true, isSetting, nil)
        makeOption = { NamedArgument(name, makeArgument(), summary: summary()).options[0] }
        self.take = { chosen, invocation throws(UsageError) in
            let isEmpty = chosen.value?.isEmpty == true
            let chosen = isEmpty ? ChosenOption(name: name, value: nil) : chosen
            if let value = try NamedArgument(name, makeArgument()).value(of: chosen) { take(&invocation, value) }
        }
    }

    /// Creates an option that takes no value and that no setting can turn on.
    private init(
        _ name: String, _ option: @autoclosure @escaping @Sendable () -> CommandOption,
        take: @escaping @Sendable (inout Invocation) -> Void
    ) {
        (self.name, takesValue, isSetting, sharedVariable) = (name, false, false, nil)
        makeOption = option
        self.take = { _, invocation throws(UsageError) in take(&invocation) }
    }

    /// Creates a switch: an option that a setting can turn on, and that `=no` turns off.
    private init(
        _ name: String, _ summary: @autoclosure @escaping @Sendable () -> Phrase, sharedVariable: String? = nil,
        take: @escaping @Sendable (inout Invocation, _ isOn: Bool) -> Void
    ) {
        (self.name, takesValue, isSetting, self.sharedVariable) = (name, false, true, sharedVariable)
        makeOption = { CommandOption(switch: name, summary: summary()) }
        self.take = { chosen, invocation throws(UsageError) in
            guard let value = chosen.value else { return take(&invocation, true) }
            guard let isOn = Bool(switch: value) else {
                throw UsageError(Phrase(pattern: "\(name): \(SettingPhrases.noSwitch(value))"))
            }
            take(&invocation, isOn)
        }
    }

    static let data = ProgramOption("--data", PathArgument(ProgramPhrases.folder, .folder), ProgramPhrases.data) {
        $0.dataFolder = $1
    }
    static let language = ProgramOption(
        "--lang", Choice(HostPhrases.language, Language.self), ProgramPhrases.language
    ) { $0.language = $1 }
    static let json = ProgramOption("--json", ProgramPhrases.json) { $0.options.writesJSON = $1 }
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

    /// All options, in the order of the help. `--lang` is omitted if there is only one language.
    static let all: [ProgramOption] =
        [data] + (Language.allCases.count > 1 ? [language] : []) + [
            ProgramOption("--color", Choice(ProgramPhrases.mode, ColorChoice.self), ProgramPhrases.color) {
                $0.color = $1
            },
            ProgramOption("--linear", ProgramPhrases.linear, sharedVariable: "ACCESSIBLE") {
                $0.options.isLinear = $1
            },
            ProgramOption("--from-start", ProgramPhrases.fromStart) { $0.options.beginsFromStart = $1 },
            json,
            ProgramOption("--keep-going", ProgramPhrases.keepGoing) { $0.options.keepsGoing = $1 },
            ProgramOption("--yes", ProgramPhrases.yes) { $0.options.saysYes = $1 },
            ProgramOption(
                "--pager", Argument(ProgramPhrases.command) { PagerChoice.command($0) }, ProgramPhrases.pager
            ) { $0.pager = $1 },
            ProgramOption("--no-pager", ProgramPhrases.noPager) { invocation, isOn in
                if isOn || invocation.pager == .none { invocation.pager = isOn ? .none : .usual }
            },
            record, replay,
            ProgramOption("--trace", ProgramPhrases.trace) { $0.options.isTracing = $1 },
            ProgramOption(HelpPhrases.versionOption, .version) { $0.request = .version },
            ProgramOption(HelpPhrases.helpOption, .help) { $0.request = .help },
        ]

    static var options: [CommandOption] { all.map(\.option) }

    static func named(_ name: String) -> ProgramOption? { all.first { $0.name == name } }
}

// Options that the environment and the configuration file may set.
extension ProgramOption {
    static let settings = all.filter(\.isSetting)

    /// The option's name in the configuration file, such as `from-start`.
    var setting: String { String(name.dropFirst(2)) }

    /// Returns the name of the option's environment variable, such as `MANDALART_FROM_START`.
    func variable(of program: String) -> String {
        String(
            decoding: "\(program)_\(setting)".uppercased().utf8.map {
                $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0
            },
            as: UTF8.self)
    }

    /// Creates the option that has the given name in the configuration file.
    init(setting name: String) throws(UsageError) {
        guard let option = Self.settings.first(where: { $0.setting == name }) else {
            let names = Self.settings.map(\.setting)
            let near = names.nearest(to: name)
            throw UsageError(
                SettingPhrases.noSetting(name).followed(
                    by: near.isEmpty ? CommandPhrases.chooseOne(of: names) : CommandPhrases.didYouMean(near)))
        }
        self = option
    }
}

extension Invocation {
    /// Applies a value from the environment or the configuration file.
    mutating func take(_ entry: Settings.Setting) throws(UsageError) {
        guard entry.option.takesValue else {
            guard let isOn = Bool(switch: entry.value) else { throw UsageError(SettingPhrases.noSwitch(entry.value)) }
            if isOn { try take(entry.option, ChosenOption(name: entry.option.name, value: nil)) }
            return
        }
        try take(entry.option, ChosenOption(name: entry.option.name, value: entry.value))
    }
}
