public import Terminal

/// What a program was asked for by its arguments.
public struct Invocation: Equatable, Sendable {
    /// What is to be done.
    enum Request: Equatable, Sendable {
        case run, help, version, manual, completions(Shell), candidates
    }

    /// Where the data lies, if the person says so: `--data DIR`.
    public private(set) var dataFolder: String?
    /// How this run differs from others.
    public private(set) var options = RunOptions()
    /// When colours are used: `--color always|auto|never`.
    public private(set) var color = ColorChoice.auto
    /// The words that are no options: a route, a command, or both. Without any, lines are read.
    public private(set) var words: [String] = []
    private(set) var request = Request.run

    /// Reads arguments. Options stand before, between or after the words; after `--` all are words.
    ///
    /// - Throws: ``UsageError`` for an unknown option or one without its value.
    init(_ arguments: some Sequence<String>) throws(UsageError) {
        var iterator = arguments.makeIterator()
        while let argument = iterator.next() {
            switch argument {
            case "--":
                while let word = iterator.next() { words.append(word) }
            case _ where argument == "-h" || argument.hasPrefix("--"):
                let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
                try take(Option(parsing: parts[0]), value: parts.dropFirst().first) { iterator.next() }
            default:
                words.append(argument)
            }
        }
        if request == .run, let command = Program.commands.first(where: { $0.name == words.first }) {
            request = try command.action(from: Words(Array(words.dropFirst())))
        }
    }

    /// Whether a program reads what is written, also about arguments that cannot be read: `--json` before any `--`.
    static func isForProgram(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains(Option.json.rawValue)
    }

    /// An option whose value stands in the same argument, after `=`, or in the next.
    private mutating func take(_ option: Option, value: String?, next: () -> String?) throws(UsageError) {
        if value != nil, option.value == nil { throw UsageError("“\(option.rawValue)” takes no value.") }
        switch option {
        case .data:
            guard let folder = value ?? next(), !folder.isEmpty else {
                throw UsageError("“--data” needs a folder: \(option.usage)")
            }
            dataFolder = folder
        case .color:
            guard let word = value ?? next() else { throw UsageError("“--color” needs a word: \(option.usage)") }
            color = try Choice(option.rawValue).value(of: word)
        case .fromStart: options.beginsFromStart = true
        case .json: options.writesJSON = true
        case .keepGoing: options.keepsGoing = true
        case .yes: options.saysYes = true
        case .trace: options.isTracing = true
        case .version: request = .version
        case .help: request = .help
        case .candidates: request = .candidates
        }
    }
}
