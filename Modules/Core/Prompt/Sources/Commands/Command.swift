import Arguments
public import Languages

/// One command of a screen, declared once: its name, what it takes, what it is for, and the action that it becomes.
///
///     Command(
///         "set", Argument.position, Rest(.title), summary: HomePhrases.set, example: HomePhrases.setExample
///     ) { .set($0, $1) }
public struct Command<Action>: Sendable {
    /// The word that a person types.
    public let name: String
    /// The name and all parameters: `set <position> <title…>`.
    public let usage: Phrase
    /// What it is for, in a few words.
    public let summary: Phrase
    /// A line that a person may type.
    public let example: Phrase
    /// Whether it takes something away. Then it is written in full, and may ask first: ``Screen/confirmation(of:in:)``.
    public let isDestructive: Bool
    /// For each parameter the words that can stand there, when they are known.
    let candidates: [[String]]
    /// For each parameter whether it is the path of a file.
    let paths: [Bool]
    /// The options that it takes.
    let options: [CommandOption]

    private let make: @Sendable (inout Words) throws -> Action

    /// Called in a screen's table of commands. The example of a command that takes nothing is its name.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        isDestructive: Bool = false, action: @escaping @Sendable (repeat (each Taken).Value) -> Action
    ) {
        self.name = name
        self.summary = summary
        self.example = example ?? Phrase(verbatim: name)
        self.isDestructive = isDestructive
        var usage = Phrase(verbatim: name)
        var candidates: [[String]] = []
        var paths: [Bool] = []
        var options: [CommandOption] = []
        for parameter in repeat each parameters {
            let next = parameter.usage
            usage = Phrase(en: "\(usage) \(next)", ko: "\(usage) \(next)", ja: "\(usage) \(next)")
            candidates.append(parameter.candidates)
            paths.append(parameter.takesPath)
            options += parameter.options
        }
        self.usage = usage
        self.candidates = candidates
        self.paths = paths
        self.options = options
        make = { words in try action(repeat (each parameters).take(from: &words)) }
    }

    /// What is said of it.
    var entry: Entry {
        Entry(
            name: name, usage: usage, summary: summary, example: example.english == name ? nil : example,
            candidates: candidates, paths: paths, options: options, isDestructive: isDestructive)
    }

    /// Reads the words after the name.
    ///
    /// - Throws: ``UsageError``.
    public func action(from words: Words) throws(UsageError) -> Action {
        var words = words
        try words.setApart(options)
        let action: Action
        do {
            action = try make(&words)
        } catch let error as MissingWord {
            throw UsageError(CommandPhrases.needs(name, error.name, usage: usage))
        } catch {
            throw UsageError(Phrase(of: error))
        }
        guard words.count == 0 else {
            if usage.english == name { throw UsageError(CommandPhrases.standsAlone(name)) }
            throw UsageError(CommandPhrases.takesFewerWords(name, usage: usage))
        }
        return action
    }
}

/// Words that could not be understood. Nothing was done.
public struct UsageError: Explained, Equatable {
    /// One line for a person, with what to do.
    public let explanation: Phrase

    /// Called by whatever reads words.
    public init(_ explanation: Phrase) {
        self.explanation = explanation
    }
}
