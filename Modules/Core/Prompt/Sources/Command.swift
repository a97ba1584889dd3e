/// One command of a screen, declared once: its name, what it takes, what it is for, and the action that it becomes.
///
///     Command(
///         "set", Argument("position", Position.init), Rest("title", Title.init), summary: "fill a cell",
///         example: "set 1 Endurance"
///     ) { .set($0, $1) }
public struct Command<Action>: Sendable {
    /// The word that a person types.
    public let name: String
    /// The name and all parameters: `set <position> <title…>`.
    public let usage: String
    /// What it is for, in a few words.
    public let summary: String
    /// A line that a person may type.
    public let example: String
    /// Whether it takes something away. Then it is written in full, and may ask first: ``Screen/confirmation(of:in:)``.
    public let isDestructive: Bool
    /// For each parameter the words that can stand there, when they are known.
    let candidates: [[String]]
    /// For each parameter whether it is the path of a file.
    let paths: [Bool]

    private let make: @Sendable (inout Words) throws -> Action

    /// Called in a screen's table of commands. The example of a command that takes nothing is its name.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: String, example: String? = nil,
        isDestructive: Bool = false, action: @escaping @Sendable (repeat (each Taken).Value) -> Action
    ) {
        self.name = name
        self.summary = summary
        self.example = example ?? name
        self.isDestructive = isDestructive
        var usage = name
        var candidates: [[String]] = []
        var paths: [Bool] = []
        for parameter in repeat each parameters {
            usage += " \(parameter.usage)"
            candidates.append(parameter.candidates)
            paths.append(parameter.takesPath)
        }
        self.usage = usage
        self.candidates = candidates
        self.paths = paths
        make = { words in try action(repeat (each parameters).take(from: &words)) }
    }

    /// What is said of it.
    var entry: Entry {
        Entry(
            name: name, usage: usage, summary: summary, example: example == name ? nil : example,
            candidates: candidates, paths: paths, isDestructive: isDestructive)
    }

    /// Reads the words after the name.
    ///
    /// - Throws: ``UsageError``.
    public func action(from words: Words) throws(UsageError) -> Action {
        var words = words
        let action: Action
        do {
            action = try make(&words)
        } catch let error as MissingWord {
            throw UsageError("“\(name)” needs a \(error.name): \(usage)")
        } catch {
            throw UsageError("\(error)")
        }
        guard words.count == 0 else {
            if usage == name { throw UsageError("“\(name)” stands alone: no word comes after it.") }
            throw UsageError("“\(name)” takes fewer words: \(usage). Put quotes around words that belong together.")
        }
        return action
    }
}

/// Words that could not be understood. Nothing was done.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    /// One line for a person, with what to do.
    public let description: String

    /// Called by whatever reads words.
    public init(_ description: String) {
        self.description = description
    }
}
