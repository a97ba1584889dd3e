public import Arguments
public import Languages

/// An argument or an option of a command: it parses words into a value.
public protocol Parameter<Value>: Sendable {
    /// The type of the parsed value.
    associatedtype Value

    /// The placeholder in a usage line: `<position>`.
    var usage: Phrase { get }

    /// The valid words; empty if they are not known.
    var candidates: [String] { get }

    /// The kind of path, if the word is one.
    var path: PathKind? { get }

    /// Whether it consumes all remaining words.
    var isRepeated: Bool { get }

    /// Recognizes a value of several words; `nil` if values are single words.
    var longValue: LongValue? { get }

    /// The options that it takes, which may come at any position among the words.
    var options: [CommandOption] { get }

    /// Consumes words and parses them into a value.
    ///
    /// - Throws: ``MissingWord``, or the parser's error.
    func take(from words: inout Words) throws -> Value
}

extension Parameter {
    /// No candidates by default.
    public var candidates: [String] { [] }

    /// Not a path by default.
    public var path: PathKind? { nil }

    /// Not repeated by default: it takes at most one word.
    public var isRepeated: Bool { false }

    /// Values are single words by default.
    public var longValue: LongValue? { nil }

    /// No options by default.
    public var options: [CommandOption] { [] }
}

extension Phrase {
    /// A placeholder in a usage line, such as `<position>`.
    var inBrackets: Phrase { Phrase(pattern: "<\(self)>") }
}

/// A required word.
extension Argument: Parameter {
    /// The placeholder `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// Recognizes the value of an argument that may have several words.
    public var longValue: LongValue? {
        mostWords < 2 ? nil : LongValue(mostWords: mostWords) { [read] text in (try? read(text)) != nil }
    }

    /// Consumes one word, or several that form one value.
    ///
    /// - Throws: ``MissingWord``, or the parser's error.
    public func take(from words: inout Words) throws -> Value {
        guard let word = words.next(longValue) else {
            throw MissingWord(name: name, candidates: candidates, areChoices: isChoice)
        }
        return try read(word)
    }
}

/// An optional word.
public struct OptionalArgument<Wrapped: Parameter>: Parameter {
    private let argument: Wrapped

    /// Makes an argument optional.
    public init(_ argument: Wrapped) {
        self.argument = argument
    }

    /// The kind of path, if the word is one.
    public var path: PathKind? { argument.path }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// The placeholder `[<name>]`.
    public var usage: Phrase {
        let usage = argument.usage
        return Phrase(pattern: "[\(usage)]")
    }

    /// Consumes one word; `nil` at the end.
    ///
    /// - Throws: the parser's error.
    public func take(from words: inout Words) throws -> Wrapped.Value? {
        words.first == nil ? nil : try argument.take(from: &words)
    }
}

/// All remaining words as one text, so that a title of several words needs no quotes. It must be the last parameter.
public struct Rest<Value>: Parameter {
    private let argument: Argument<Value>
    private let isLong: Bool

    /// An argument that is parsed from all remaining words, joined by single spaces.
    ///
    /// - Parameters:
    ///   - argument: Parses the text.
    ///   - isLong: Whether the text may have several lines. A person at a prompt who leaves it out is offered an
    ///     editor.
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

    /// Consumes all words.
    ///
    /// - Throws: ``MissingWord``, or the parser's error.
    public func take(from words: inout Words) throws -> Value {
        guard let text = words.rest() else {
            throw MissingWord(name: argument.name, candidates: argument.candidates, isLong: isLong)
        }
        return try argument.read(text)
    }
}

/// Any number of words, each parsed on its own. It must be the last parameter.
public struct RepeatedArgument<Wrapped>: Parameter {
    private let argument: Argument<Wrapped>

    /// An argument that parses each word.
    public init(_ argument: Argument<Wrapped>) {
        self.argument = argument
    }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// Whether it consumes all remaining words: `true`.
    public var isRepeated: Bool { true }

    /// The placeholder `[<name>…]`.
    public var usage: Phrase {
        let usage = argument.usage
        return Phrase(pattern: "[\(usage)…]")
    }

    /// Consumes all words.
    ///
    /// - Throws: the parser's error.
    public func take(from words: inout Words) throws -> [Wrapped] {
        var values: [Wrapped] = []
        while let word = words.next() { values.append(try argument.read(word)) }
        return values
    }
}

extension Argument<String> {
    /// An argument that accepts one of some words, ignoring case.
    public init(_ name: Phrase, oneOf words: [String]) {
        self.init(name, candidates: words, isChoice: true) { word throws(UsageError) in
            let letters = word.lowercased()
            if let word = words.first(where: { $0.lowercased() == letters }) { return word }
            throw UsageError(noChoice: word, of: name, words)
        }
    }
}
