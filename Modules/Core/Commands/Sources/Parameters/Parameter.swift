public import Basics

/// An argument or an option of a command, which parses words into a value.
public protocol Parameter<Value>: Sendable {
    /// The type of the parsed value.
    associatedtype Value

    /// The part of a usage line for this parameter, such as `<position>`.
    var usage: Phrase { get }

    /// The valid words, for completion; empty if they are not known.
    var candidates: [String] { get }

    /// The kind of path that the parameter takes; `nil` if it takes no path.
    var path: PathKind? { get }

    /// Whether the parameter takes any number of words, each a value of its own.
    var isRepeated: Bool { get }

    /// The matcher for values of several words; `nil` if each value is a single word.
    var longValue: LongValue? { get }

    /// The options that the parameter takes, at any position among the words.
    var options: [CommandOption] { get }

    /// Consumes the words of this parameter and parses them into a value.
    ///
    /// - Throws: ``MissingWord`` if a required word is missing, or the parser's error.
    func take(from words: inout Words) throws -> Value
}

extension Parameter {
    /// Empty by default: the valid words are not known.
    public var candidates: [String] { [] }

    /// `nil` by default: the parameter takes no path.
    public var path: PathKind? { nil }

    /// `false` by default: all words that the parameter consumes form one value.
    public var isRepeated: Bool { false }

    /// `nil` by default: each value is a single word.
    public var longValue: LongValue? { nil }

    /// Empty by default: the parameter takes no options.
    public var options: [CommandOption] { [] }
}

extension Phrase {
    /// The phrase as a placeholder in a usage line, such as `<position>`.
    var inBrackets: Phrase { Phrase(pattern: "<\(self)>") }
}

/// The use of an argument as a required parameter of a command.
extension Argument: Parameter {
    /// The placeholder `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// The matcher for values of several words; `nil` if each value is a single word.
    public var longValue: LongValue? {
        mostWords < 2 ? nil : LongValue(mostWords: mostWords) { [read] text in (try? read(text)) != nil }
    }

    /// Consumes the next word, or several words that form one value, and parses it.
    ///
    /// - Throws: ``MissingWord`` if a required word is missing, or the parser's error.
    public func take(from words: inout Words) throws -> Value {
        guard let word = words.next(longValue) else {
            throw MissingWord(name: name, candidates: candidates, areChoices: isChoice)
        }
        return try read(word)
    }
}

/// A parameter that may be left out at the end of a command, such as the count in `history 5`.
public struct OptionalArgument<Wrapped: Parameter>: Parameter {
    private let argument: Wrapped

    /// Creates the optional form of a parameter.
    public init(_ argument: Wrapped) {
        self.argument = argument
    }

    /// The kind of path that the parameter takes; `nil` if it takes no path.
    public var path: PathKind? { argument.path }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// The usage `[<name>]`.
    public var usage: Phrase {
        let usage = argument.usage
        return Phrase(pattern: "[\(usage)]")
    }

    /// Consumes and parses the next word as the wrapped parameter does; returns `nil` if no word is left.
    ///
    /// - Throws: the error of the wrapped parameter.
    public func take(from words: inout Words) throws -> Wrapped.Value? {
        words.first == nil ? nil : try argument.take(from: &words)
    }
}

/// A parameter that takes all remaining words as one text, so that a title of several words needs no quotes. It must be
/// the last parameter.
public struct Rest<Value>: Parameter {
    private let argument: Argument<Value>
    private let isLong: Bool

    /// Creates a parameter that parses all remaining words, joined by single spaces.
    ///
    /// - Parameters:
    ///   - argument: The argument whose parser gets the text.
    ///   - isLong: Whether the text may have several lines. The white space between its words is kept as it was typed.
    ///     A person at a prompt who leaves the text out is offered an editor.
    public init(_ argument: Argument<Value>, isLong: Bool = false) {
        (self.argument, self.isLong) = (argument, isLong)
    }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// The placeholder `<name…>`.
    public var usage: Phrase {
        let name = argument.name
        return Phrase(pattern: "<\(name)…>")
    }

    /// Consumes all remaining words and parses them as one text.
    ///
    /// - Throws: ``MissingWord`` if a required word is missing, or the parser's error.
    public func take(from words: inout Words) throws -> Value {
        guard let text = words.rest(keepingSpaces: isLong) else {
            throw MissingWord(name: argument.name, candidates: argument.candidates, isLong: isLong)
        }
        return try argument.read(text)
    }
}

/// A parameter that takes any number of words, each parsed as a value of its own. It must be the last parameter.
public struct RepeatedArgument<Wrapped>: Parameter {
    private let argument: Argument<Wrapped>

    /// Creates a parameter that parses each remaining word as the argument does.
    public init(_ argument: Argument<Wrapped>) {
        self.argument = argument
    }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// Always `true`: the parameter takes any number of words, each a value of its own.
    public var isRepeated: Bool { true }

    /// The usage `[<name>…]`.
    public var usage: Phrase {
        let usage = argument.usage
        return Phrase(pattern: "[\(usage)…]")
    }

    /// Consumes all remaining words and parses each; returns an empty array if no word is left.
    ///
    /// - Throws: the parser's error.
    public func take(from words: inout Words) throws -> [Wrapped] {
        var values: [Wrapped] = []
        while let word = words.next() { values.append(try argument.read(word)) }
        return values
    }
}

extension Argument<String> {
    /// Creates an argument that accepts any word of a list, ignoring case and width, and returns the word as the list spells it.
    public init(_ name: Phrase, oneOf words: [String]) {
        self.init(name, candidates: words, isChoice: true) { word throws(UsageError) in
            let letters = word.halfWidth.lowercased()
            if let word = words.first(where: { $0.lowercased() == letters }) { return word }
            throw UsageError(noChoice: word, of: name, words)
        }
    }
}
