public import Languages
public import Terminal

/// What a program was asked for by its arguments.
public struct Invocation: Equatable, Sendable {
    /// What is to be done.
    enum Request: Equatable, Sendable {
        case run, help, version, manual, completions(Shell), candidates
    }

    /// Where the data lies, if the person says so: `--data DIR`.
    public private(set) var dataFolder: String?
    /// Whether all that happens in the tree of RIBs is told: `--trace`.
    public private(set) var isTracing = false
    /// Whether a person begins where the program leads, not where the last run left off: `--from-start`.
    public private(set) var beginsFromStart = false
    /// The language that the person asks for: `--lang en|ko|ja`.
    public private(set) var language: Language?
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

    /// An option whose value stands in the same argument, after `=`, or in the next.
    private mutating func take(_ option: Option, value: String?, next: () -> String?) throws(UsageError) {
        if value != nil, option.value == nil { throw UsageError(ProgramPhrases.takesNoValue(option.rawValue)) }
        switch option {
        case .data:
            guard let folder = value ?? next(), !folder.isEmpty else {
                throw needs(ProgramPhrases.folder, option)
            }
            dataFolder = folder
        case .color:
            guard let word = value ?? next() else { throw needs(ProgramPhrases.word, option) }
            color = try Choice(Phrase(verbatim: option.rawValue)).value(of: word)
        case .language:
            guard let word = value ?? next() else { throw needs(HostPhrases.language, option) }
            language = try Choice(HostPhrases.language).value(of: word)
        case .fromStart: beginsFromStart = true
        case .trace: isTracing = true
        case .version: request = .version
        case .help: request = .help
        case .candidates: request = .candidates
        }
    }

    private func needs(_ value: Phrase, _ option: Option) -> UsageError {
        UsageError(CommandPhrases.needs(option.rawValue, value, usage: Phrase(verbatim: option.usage)))
    }

    /// The language that arguments ask for, also when something else in them is wrong: to say so in that language.
    static func language(in arguments: some Sequence<String>) -> Language? {
        let options = Array(arguments.prefix { $0 != "--" })
        let name = Option.language.rawValue
        for (index, argument) in options.enumerated() {
            if argument == name, options.indices.contains(index + 1) { return Language(rawValue: options[index + 1]) }
            if argument.hasPrefix("\(name)=") { return Language(rawValue: String(argument.dropFirst(name.count + 1))) }
        }
        return nil
    }
}
