public import Basics
import Commands
public import Console
import Platform
public import Terminal

/// The parsed arguments of a program.
public struct Invocation: Sendable {
    enum Request: Equatable, Sendable {
        case run, help, version, manual, licences, completions(Shell), candidates, store(StoreRequest)
    }

    /// The folder for the program's data, from `--data`; `nil` if the option is not set.
    public internal(set) var dataFolder: String?
    /// The contents with which the program creates its store if there is none, from the replayed recording; `nil` to
    /// create an empty store.
    public internal(set) var storedData: [UInt8]?
    /// Whether the run is a replay of a recording, with data of its own.
    public internal(set) var isReplayed = false
    /// Whether the run is recorded or replayed. An app then starts no other program, since a replay must not.
    public var isRecorded: Bool { recordingFile != nil || isReplayed }
    /// The clock that the program must use: the system clock or, in a recorded or replayed run, the clock of the
    /// recording.
    public internal(set) var clock = WallClock.system
    var recordingFile: String?
    var replayedFile: String?
    /// The language from `--lang`; `nil` if the option is not set.
    public internal(set) var language: Language?
    /// The options for the prompt and its commands, such as `--json` and `--yes`.
    public internal(set) var options = RunOptions()
    /// When to use colors: `--color`.
    public internal(set) var color = ColorChoice.auto
    /// The pager for text that is taller than the terminal: `--pager`, `--no-pager`.
    public internal(set) var pager = PagerChoice.usual
    /// Whether the run carries out a single command on the main thread only, without a prompt and without drawing
    /// progress.
    public internal(set) var isOnOneThread = false
    /// The words of a route, a command, or both, without the program's options; the command's options come last. If
    /// empty, lines are read from the console.
    public var words: [String] { typedWords.map(\.text) }
    /// The words as they were typed. Those after `--` are not options of a command either.
    private(set) var typedWords: [TypedWord] = []
    /// The options of commands among the arguments.
    private(set) var optionsOfCommand: [ChosenOption] = []
    var request = Request.run
    /// The arguments that a recording stores: all except `--record`, `--replay` and `--data`. Aliases are expanded, and
    /// a replay uses a data folder of its own.
    private(set) var recordedArguments: [String] = []

    init() {}

    /// Returns the folder for the line history and for the place where a run ended: the data folder if the arguments
    /// name one, otherwise the program's state folder of the XDG specification; `nil` if neither is known.
    public func stateFolder(of program: String) -> String? {
        dataFolder ?? UserFolders(program: program, environment: .process).state
    }

    /// Creates an invocation by parsing the arguments, which override the settings. Options may come before, between or
    /// after the words; after `--` every argument is a word. Options of commands may come anywhere, too; they become
    /// the last words.
    ///
    /// An alias is expanded if it is the first word. An alias must not redefine a word of the program.
    init(
        _ arguments: some Sequence<String>, settings: Settings = Settings(), isTracing: Bool = false,
        options: @autoclosure @escaping () -> [CommandOption] = [],
        commands: [Syntax<Request>] = Program.basicCommands, isWord: (String) -> Bool = { _ in false }
    ) throws(UsageError) {
        let arguments = Array(arguments)
        if let words = CompletionScript.words(toComplete: arguments) {
            (typedWords, request) = (words.map { TypedWord($0) }, .candidates)
            self.options.aliases = settings.aliases.mapValues(\.words)
            return
        }
        if let mistake = settings.mistake { throw mistake }
        self.options.isTracing = isTracing
        for entry in settings.entries { try take(entry) }
        let parser = OptionParser(.longOptions, options: ProgramOption.options + options()) {
            ProgramOption.named($0)?.option
        }
        for part in try parser.parts(of: arguments) {
            switch part {
            case .dashes: recordedArguments.append("--")
            case .word(let word):
                let isFirst = typedWords.isEmpty
                let expansion = isFirst ? try settings.expansion(of: word.text, isWord: isWord) : [word.text]
                typedWords += isFirst ? expansion.map { TypedWord($0) } : [word]
                recordedArguments += expansion
            case .option(let chosen):
                if let option = ProgramOption.named(chosen.name) {
                    // A shell does not expand `~` in quotes, or after `--data=`.
                    let path = option.option.path == nil ? nil : chosen.value.map(Environment.process.expandingHome)
                    try take(option, ChosenOption(name: chosen.name, value: path ?? chosen.value))
                } else {
                    optionsOfCommand.append(chosen)
                    recordedArguments += chosen.words
                }
            }
        }
        typedWords += optionsOfCommand.flatMap(\.words).map { TypedWord($0) }
        if request == .run, let command = commands.first(where: { $0.name == words.first }) {
            request = try command.value(from: Words(Array(words.dropFirst())))
        }
        if request == .run, words.isEmpty { self.options.aliases = try settings.expansions(isWord: isWord) }
    }

    mutating func take(_ option: ProgramOption, _ chosen: ChosenOption) throws(UsageError) {
        try option.take(chosen, &self)
        let isLeftOut = [ProgramOption.data, .record, .replay].contains { $0.name == option.name }
        if !isLeftOut { recordedArguments.append(chosen.value.map { "\(option.name)=\($0)" } ?? option.name) }
    }

    /// Returns whether `--json` is on, even if the arguments cannot be parsed: the last `--json` before any `--`
    /// decides, or the settings do if there is none.
    static func isForProgram(_ arguments: [String], _ settings: Settings) -> Bool {
        let name = ProgramOption.json.name
        let last = arguments.prefix { $0 != "--" }.last { $0 == name || $0.hasPrefix("\(name)=") }
        guard let last else { return settings.isOn(.json) }
        return last == name || Bool(switch: String(last.dropFirst(name.count + 1))) == true
    }

    /// Returns the language of the last `--lang`, so that an error in the other arguments can be shown in that
    /// language; `nil` without `--lang` or for an unknown code.
    static func language(in arguments: some Sequence<String>) -> Language? {
        let options = Array(arguments.prefix { $0 != "--" })
        let name = ProgramOption.language.name
        for (index, argument) in options.enumerated().reversed() {
            if argument == name, options.indices.contains(index + 1) { return Language(typed: options[index + 1]) }
            if argument.hasPrefix("\(name)=") { return Language(typed: String(argument.dropFirst(name.count + 1))) }
        }
        return nil
    }
}

extension Language {
    /// Creates the language of a typed code, as the option `--lang` reads it; `nil` for an unknown code.
    fileprivate init?(typed code: String) {
        guard let language = try? Choice(HostPhrases.language, Language.self).value(of: code) else { return nil }
        self = language
    }
}

extension LanguageChoice {
    /// Creates the language choice of a run from `--lang`, the settings or, without either, the locale.
    convenience init(_ arguments: [String], _ settings: Settings, variable: (String) -> String?) {
        if let language = Invocation.language(in: arguments) {
            self.init(option: language, variable: variable)
        } else if let entry = settings.entry(of: .language) {
            self.init(option: Language(typed: entry.value), from: .environment(entry.place), variable: variable)
        } else {
            self.init(variable: variable)
        }
    }
}
