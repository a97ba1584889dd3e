import Arguments
public import Languages

/// The syntax of a command: its name, its parameters and their documentation. It parses the words after the name.
///
///     Syntax("set", Argument.position, Rest(.title), summary: HomePhrases.set, example: HomePhrases.setExample) {
///         (position: $0, title: $1)
///     }
public struct Syntax<Value>: Sendable {
    /// The name that a person types.
    public let name: String
    /// The name and all parameters: `set <position> <title…>`.
    public let usage: Phrase
    /// A summary of a few words.
    public let summary: Phrase
    /// An example line to type.
    public let example: Phrase
    /// Further details, for the command's own help and the manual.
    package let details: Phrase?
    /// Whether the command deletes or clears anything. Such a command cannot be abbreviated.
    public let isDestructive: Bool
    /// The candidates for each parameter; empty for one that takes any word.
    package let candidates: [[String]]
    /// Whether each parameter is a path.
    let paths: [Bool]
    /// The index of the parameter that consumes all remaining words, if there is one.
    let repeated: Int?
    /// The options of all parameters.
    package let options: [CommandOption]

    private let make: @Sendable (inout Words) throws -> Value
    /// Parses the given options alone.
    private let checkOptions: @Sendable (Words) throws -> Void

    /// A syntax that makes a value of its parsed parameters. Without parameters, the example defaults to the name.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        details: Phrase? = nil, isDestructive: Bool = false,
        value: @escaping @Sendable (repeat (each Taken).Value) -> Value
    ) {
        self.name = name
        self.summary = summary
        self.example = example ?? Phrase(verbatim: name)
        self.details = details
        self.isDestructive = isDestructive
        var usage = Phrase(verbatim: name)
        var candidates: [[String]] = []
        var paths: [Bool] = []
        var options: [CommandOption] = []
        var repeated: Int?
        for parameter in repeat each parameters {
            let next = parameter.usage
            usage = Phrase(pattern: "\(usage) \(next)")
            if parameter.isRepeated { repeated = candidates.count }
            candidates.append(parameter.candidates)
            paths.append(parameter.path != nil)
            options += parameter.options
        }
        self.usage = usage
        self.candidates = candidates
        self.paths = paths
        self.options = options
        self.repeated = repeated
        make = { words in try value(repeat (each parameters).take(from: &words)) }
        checkOptions = { words in
            let given = words.options.map(\.name)
            for parameter in repeat each parameters {
                guard parameter.options.contains(where: { given.contains($0.name) }) else { continue }
                var words = words
                do {
                    _ = try parameter.take(from: &words)
                } catch let error as MissingWord where !error.isOfOption {
                    // It takes more than options.
                }
            }
        }
    }

    /// The entry for the help and the manual.
    package var entry: Entry {
        Entry(
            name: name, usage: usage, summary: summary, details: details,
            example: example.english == name ? nil : example,
            candidates: candidates, paths: paths, repeated: repeated, options: options, isDestructive: isDestructive)
    }

    /// Parses the words after the name, or after the synonym that was typed instead.
    ///
    /// - Throws: ``UsageError``, with the word that was typed.
    public func value(from words: Words, after synonym: String? = nil) throws(UsageError) -> Value {
        let typedName = synonym ?? name
        var words = words
        if !options.isEmpty { try words.setApart(options) }
        if let option = words.repeatedOption { throw UsageError(CommandPhrases.repeatedOption(option)) }
        let value: Value
        let given = words
        do { value = try make(&words) } catch { throw usageError(of: error, in: given, after: typedName) }
        guard words.count == 0 else {
            if usage.english == name { throw UsageError(CommandPhrases.standsAlone(typedName)) }
            throw UsageError(CommandPhrases.takesFewerWords(typedName, usage: usage))
        }
        return value
    }

    /// The error for words that cannot be parsed. An invalid option is reported before a missing argument, which a
    /// person would otherwise be asked for first.
    private func usageError(of error: any Error, in words: Words, after typedName: String) -> UsageError {
        guard let missing = error as? MissingWord else { return UsageError(Phrase(of: error)) }
        let needs = CommandPhrases.needs(typedName, missing.name, usage: usage)
        if missing.isOfOption { return UsageError(needs) }
        do { try checkOptions(words) } catch { return usageError(of: error, in: words, after: typedName) }
        return UsageError(needs, unfinished: UnfinishedCommand(missing: missing, after: words))
    }
}

/// The error for words that cannot be parsed. Nothing was done.
public struct UsageError: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation: Phrase
    /// The command with its missing argument, if that is the error. A person at a prompt can be asked for it.
    package let unfinished: UnfinishedCommand?

    /// An error with its message.
    public init(_ explanation: Phrase) {
        self.init(explanation, unfinished: nil)
    }

    init(_ explanation: Phrase, unfinished: UnfinishedCommand?) {
        (self.explanation, self.unfinished) = (explanation, unfinished)
    }

    /// Two errors are equal if their messages are.
    public static func == (left: UsageError, right: UsageError) -> Bool { left.explanation == right.explanation }
}
