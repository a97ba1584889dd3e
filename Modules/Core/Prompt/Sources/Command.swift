/// One command of a screen, declared once: its name, what it takes, what it is for, and the action that it becomes.
///
///     Command("set", Argument("position", Position.init), Rest("title", Title.init), summary: "fill a cell") {
///         .set($0, $1)
///     }
public struct Command<Action>: Sendable {
    /// The word that a person types.
    public let name: String
    /// The name and all parameters: `set <position> <title…>`.
    public let usage: String
    /// What it is for, in a few words.
    public let summary: String

    private let make: @Sendable (inout Words) throws -> Action

    /// Called in a screen's table of commands.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: String,
        action: @escaping @Sendable (repeat (each Taken).Value) -> Action
    ) {
        self.name = name
        self.summary = summary
        var usage = name
        for parameter in repeat each parameters { usage += " \(parameter.usage)" }
        self.usage = usage
        make = { words in try action(repeat (each parameters).take(from: &words)) }
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
            let advice = usage == name ? "" : " Put quotes around words that belong together."
            throw UsageError("“\(name)” takes fewer words: \(usage).\(advice)")
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
