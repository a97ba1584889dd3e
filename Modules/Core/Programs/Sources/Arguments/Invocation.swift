import Commands
public import Languages
import Platform
public import Prompt
public import Terminal
public import Time

/// What a program was asked for by its arguments.
public struct Invocation: Sendable {
    /// What is to be done.
    enum Request: Equatable, Sendable {
        case run, help, version, manual, licences, completions(Shell), candidates
    }

    /// Where the data lies, if the person says so: `--data DIR`.
    public private(set) var dataFolder: String?
    /// What the data is to begin with where there is none yet: that of a recording.
    public internal(set) var storedData: [UInt8]?
    /// Where the program takes the time from.
    public internal(set) var clock = WallClock.system
    /// The file that the run is written to: `--record FILE`.
    private(set) var recordingFile: String?
    /// The file whose runs are run again: `--replay FILE`.
    private(set) var replayedFile: String?
    /// The language that the person asks for: `--lang en|ko|ja`.
    public private(set) var language: Language?
    /// How this run differs from others.
    public private(set) var options = RunOptions()
    /// When colours are used: `--color always|auto|never`.
    public private(set) var color = ColorChoice.auto
    /// Whether the run is a single command that uses only the main thread. It has no prompt, and draws no progress.
    public internal(set) var isOnOneThread = false
    /// The words that are no options: a route, a command, or both. Without any, lines are read.
    public private(set) var words: [String] = []
    private(set) var request = Request.run
    /// The arguments of a run that is recorded: without the recording, and without the data that it has as its own.
    private(set) var recordedArguments: [String] = []

    /// Reads arguments. Options stand before, between or after the words; after `--` all are words.
    ///
    /// - Throws: ``UsageError`` for an unknown option or one without its value.
    ///
    /// The options of commands may stand anywhere too. They belong to the words, as their last.
    init(
        _ arguments: some Sequence<String>, options: @autoclosure () -> [CommandOption] = []
    ) throws(UsageError) {
        var iterator = arguments.makeIterator()
        var optionsOfCommand: [String] = []
        while let argument = iterator.next() {
            switch argument {
            case "--":
                recordedArguments.append(argument)
                while let word = iterator.next() { take(word) }
            case _ where argument == "-h" || argument.hasPrefix("--"):
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                    .map(String.init)
                if let option = Option(named: parts[0]) {
                    try take(option, value: parts.dropFirst().first) { iterator.next() }
                    continue
                }
                let options = options()
                if let option = options.first(where: { $0.name == parts.first }) {
                    let value = option.takesValue && !argument.contains("=") ? iterator.next() : nil
                    let words = [argument] + (value.map { [$0] } ?? [])
                    optionsOfCommand += words
                    recordedArguments += words
                    continue
                }
                throw Option.unknown(parts[0], besides: options.map(\.name))
            default:
                take(argument)
            }
        }
        words += optionsOfCommand
        if request == .run, let command = Program.commands.first(where: { $0.name == words.first }) {
            request = try command.value(from: Words(Array(words.dropFirst())))
        }
    }

    private mutating func take(_ word: String) {
        words.append(word)
        recordedArguments.append(word)
    }

    /// Whether a program reads what is written, also about arguments that cannot be read: `--json` before any `--`.
    static func isForProgram(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains(Option.json.rawValue)
    }

    /// An option whose value stands in the same argument, after `=`, or in the next.
    private mutating func take(_ option: Option, value: String?, next: () -> String?) throws(UsageError) {
        if value != nil, option.value == nil { throw UsageError(CommandPhrases.takesNoValue(option.rawValue)) }
        let value = option.value == nil ? "" : value ?? next() ?? ""
        if option.value != nil, value.isEmpty {
            let usage = Phrase(verbatim: option.usage)
            throw UsageError(CommandPhrases.needs(option.rawValue, option.need, usage: usage))
        }
        switch option {
        case .data: dataFolder = value
        case .language: language = try Choice(HostPhrases.language).value(of: value)
        case .color: color = try Choice(Phrase(verbatim: option.rawValue)).value(of: value)
        case .record: recordingFile = value
        case .replay: replayedFile = value
        case .fromStart: options.beginsFromStart = true
        case .json: options.writesJSON = true
        case .keepGoing: options.keepsGoing = true
        case .yes: options.saysYes = true
        case .trace: options.isTracing = true
        case .version: request = .version
        case .help: request = .help
        case .candidates: request = .candidates
        }
        if ![.data, .record, .replay].contains(option) {
            recordedArguments.append(option.value == nil ? option.rawValue : "\(option.rawValue)=\(value)")
        }
    }

    /// The language that arguments ask for last, also when something else in them is wrong: to say so in that language.
    static func language(in arguments: some Sequence<String>) -> Language? {
        let options = Array(arguments.prefix { $0 != "--" })
        let name = Option.language.rawValue
        for (index, argument) in options.enumerated().reversed() {
            if argument == name, options.indices.contains(index + 1) { return Language(rawValue: options[index + 1]) }
            if argument.hasPrefix("\(name)=") { return Language(rawValue: String(argument.dropFirst(name.count + 1))) }
        }
        return nil
    }
}
