public import Basics

/// The syntax of a command: its name, its parameters and their documentation. It parses the words after the name into a
/// value.
///
///     Syntax("set", Argument.position, Rest(.title), summary: HomePhrases.set, example: HomePhrases.setExample) {
///         (position: $0, title: $1)
///     }
public struct Syntax<Value>: Sendable {
    package let entry: HelpEntry
    /// The name that a person types.
    public var name: String { entry.name }
    /// The name followed by the usage of each parameter, such as `set <position> <title…>`.
    public var usage: Phrase { entry.usage }
    /// The summary, of a few words.
    public var summary: Phrase { entry.summary }
    /// An example line to type; the name alone if no example was given.
    public var example: Phrase { entry.example ?? Phrase(verbatim: name) }
    package var options: [CommandOption] { entry.options }
    private let make: @Sendable (inout Words) throws -> Value
    /// Parses only the options that are given, to find an invalid one.
    private let checkOptions: @Sendable (Words) throws -> Void

    /// Creates a syntax. `value` makes the command's value from those of the parameters. The example defaults to the
    /// name, which suits a command without parameters.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        details: Phrase? = nil, isDestructive: Bool = false,
        value: @escaping @Sendable (repeat (each Taken).Value) -> Value
    ) {
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
        entry = HelpEntry(
            name: name, usage: usage, summary: summary, details: details,
            example: example?.english == name ? nil : example, candidates: candidates, paths: paths,
            repeated: repeated, options: options, isDestructive: isDestructive)
        make = { words in try value(repeat (each parameters).take(from: &words)) }
        checkOptions = { words in
            let given = words.options.map(\.name)
            for parameter in repeat each parameters {
                guard parameter.options.contains(where: { given.contains($0.name) }) else { continue }
                var words = words
                do {
                    _ = try parameter.take(from: &words)
                } catch let error as MissingWord where !error.isOfOption {
                    // The parameter also takes words, which this check ignores.
                }
            }
        }
    }

    /// Parses the words after the name of the command, or after a synonym of the name.
    ///
    /// - Throws: ``UsageError``, whose message names the command as it was typed.
    public func value(from words: Words, after synonym: String? = nil) throws(UsageError) -> Value {
        let typedName = synonym ?? name
        var words = words
        if !options.isEmpty || words.endInHelp { try words.setApart(options) }
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

    /// Returns the error for words that cannot be parsed. An invalid option is reported before a missing argument;
    /// otherwise a person would be asked for the argument first.
    private func usageError(of error: any Error, in words: Words, after typedName: String) -> UsageError {
        guard let missing = error as? MissingWord else { return UsageError(of: error) }
        let needs = CommandPhrases.needs(typedName, missing.name, usage: usage)
        if missing.isOfOption { return UsageError(needs) }
        do { try checkOptions(words) } catch { return usageError(of: error, in: words, after: typedName) }
        return UsageError(needs, unfinished: UnfinishedCommand(missing: missing, after: words))
    }
}

/// The error for a command line that cannot be parsed. Nothing has been done.
public struct UsageError: Explained, Equatable {
    /// The error message, of one line: what is wrong and what to do.
    public let explanation: Phrase
    /// The command whose argument is missing, for which a person at a prompt can be asked; `nil` for any other error.
    package let unfinished: UnfinishedCommand?
    /// What an ambiguous argument can mean.
    public let ambiguity: Ambiguity?

    /// Creates an error with a message.
    public init(_ explanation: Phrase) {
        self.init(explanation, unfinished: nil)
    }

    init(_ explanation: Phrase, unfinished: UnfinishedCommand?) {
        (self.explanation, self.unfinished, ambiguity) = (explanation, unfinished, nil)
    }

    /// Creates the error of an argument that cannot be read.
    init(of error: any Error) {
        (explanation, unfinished, ambiguity) = (Phrase(of: error), nil, (error as? any Explained)?.ambiguity)
    }

    /// Returns whether both errors have the same message.
    public static func == (left: UsageError, right: UsageError) -> Bool { left.explanation == right.explanation }
}
