import Commands
public import Consoles
public import Languages
import Platform
public import Prompt
public import Terminal
public import Time

/// The request that a program's arguments make.
public struct Invocation: Sendable {
    /// The action that is asked for.
    enum Request: Equatable, Sendable {
        case run, help, version, manual, licences, completions(Shell), candidates, store(StoreRequest)
    }

    /// The folder of the data, if the person names one: `--data`.
    public internal(set) var dataFolder: String?
    /// The bytes of a store to begin with if there is none yet: those of a recording.
    public internal(set) var storedData: [UInt8]?
    /// Where the program takes the time from.
    public internal(set) var clock = WallClock.system
    /// The file that the run is written to: `--record`.
    var recordingFile: String?
    /// The file whose runs are run again: `--replay`.
    var replayedFile: String?
    /// The language that the person asks for: `--lang`.
    public internal(set) var language: Language?
    /// How this run differs from others.
    public internal(set) var options = RunOptions()
    /// When colours are used: `--color`.
    public internal(set) var color = ColorChoice.auto
    /// The pager for text that is taller than the terminal: `--pager`, `--no-pager`.
    public internal(set) var pager = PagerChoice.usual
    /// Whether the run is a single command that uses only the main thread. It has no prompt, and draws no progress.
    public internal(set) var isOnOneThread = false
    /// The words that are no options: a route, a command, or both. Without any, lines are read.
    public private(set) var words: [String] = []
    var request = Request.run
    /// The arguments of a run that is recorded: without the recording, and without the data that it has as its own.
    private(set) var recordedArguments: [String] = []

    /// The request of no arguments.
    init() {}

    /// Parses arguments, which take precedence over the settings behind them. Options stand before, between or after the
    /// words; after `--` all are words. The options of commands may stand anywhere too. They belong to the words, as their
    /// last.
    ///
    /// An alias that is the first word is replaced by its words; the program's own words are not to be replaced.
    ///
    /// - Throws: ``UsageError`` for an unknown option or one without its value, and the mistake of the settings.
    init(
        _ arguments: some Sequence<String>, settings: Settings = Settings(), isTracing: Bool = false,
        options: @autoclosure @escaping () -> [CommandOption] = [],
        commands: [Syntax<Request>] = Program.basicCommands, isWord: (String) -> Bool = { _ in false }
    ) throws(UsageError) {
        let arguments = Array(arguments)
        if let words = CompletionScript.words(toComplete: arguments) {
            (self.words, request) = (words, .candidates)
            self.options.aliases = settings.aliases.mapValues(\.words)
            return
        }
        if let mistake = settings.mistake { throw mistake }
        self.options.isTracing = isTracing
        for entry in settings.entries { try take(entry) }
        var optionsOfCommand: [String] = []
        let parser = OptionParser(.longOptions, options: ProgramOption.options + options()) {
            ProgramOption.named($0)?.option
        }
        for part in try parser.parts(of: arguments) {
            switch part {
            case .dashes: recordedArguments.append("--")
            case .word(let word):
                let expansion = words.isEmpty ? try settings.expansion(of: word, isWord: isWord) : [word]
                words += expansion
                recordedArguments += expansion
            case .option(let chosen):
                if let option = ProgramOption.named(chosen.name) {
                    try take(option, chosen)
                } else {
                    optionsOfCommand += chosen.words
                    recordedArguments += chosen.words
                }
            }
        }
        words += optionsOfCommand
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

    /// Whether a program reads what is written, also about arguments that cannot be parsed: by the last `--json` before any
    /// `--`.
    static func isForProgram(_ arguments: [String], _ settings: Settings) -> Bool {
        let name = ProgramOption.json.name
        let last = arguments.prefix { $0 != "--" }.last { $0 == name || $0.hasPrefix("\(name)=") }
        guard let last else { return settings.isOn(.json) }
        return last == name || Switch(String(last.dropFirst(name.count + 1))) == .on
    }

    /// The language that arguments ask for last, also when something else in them is wrong: to say so in that language.
    static func language(in arguments: some Sequence<String>) -> Language? {
        let options = Array(arguments.prefix { $0 != "--" })
        let name = ProgramOption.language.name
        for (index, argument) in options.enumerated().reversed() {
            if argument == name, options.indices.contains(index + 1) { return Language(rawValue: options[index + 1]) }
            if argument.hasPrefix("\(name)=") { return Language(rawValue: String(argument.dropFirst(name.count + 1))) }
        }
        return nil
    }
}

extension LanguageChoice {
    /// The choice of a run by its arguments, the settings behind them, and the locale.
    convenience init(_ arguments: [String], _ settings: Settings, variable: (String) -> String?) {
        if let language = Invocation.language(in: arguments) {
            self.init(option: language, variable: variable)
        } else if let entry = settings.entry(of: .language) {
            let code = entry.value.lowercased()
            self.init(option: Language(rawValue: code), from: .environment(entry.place), variable: variable)
        } else {
            self.init(variable: variable)
        }
    }
}
