public import Arguments
public import Languages

/// An argument or an option of a command: it turns words into a value.
public protocol Parameter<Value>: Sendable {
    /// The type of the value.
    associatedtype Value

    /// The placeholder in a usage line: `<position>`.
    var usage: Phrase { get }

    /// The words that can stand there, when they are known; otherwise none.
    var candidates: [String] { get }

    /// The kind of path that the word is, if it is one.
    var path: PathKind? { get }

    /// Whether it takes all words that are left.
    var isRepeated: Bool { get }

    /// Recognizes a value of several words; `nil` for one of a single word.
    var longValue: LongValue? { get }

    /// The options that it takes, which may stand anywhere among the words.
    var options: [CommandOption] { get }

    /// Takes what it needs from the words.
    ///
    /// - Throws: ``MissingWord``, or what makes the value.
    func take(from words: inout Words) throws -> Value
}

extension Parameter {
    /// Anything may stand there.
    public var candidates: [String] { [] }

    /// It is no path.
    public var path: PathKind? { nil }

    /// It takes one word at most.
    public var isRepeated: Bool { false }

    /// It is a single word.
    public var longValue: LongValue? { nil }

    /// It takes no options.
    public var options: [CommandOption] { [] }
}

extension Phrase {
    /// A placeholder in a usage line, such as `<position>`.
    var inBrackets: Phrase { Phrase(pattern: "<\(self)>") }
}

/// One word that must be there.
extension Argument: Parameter {
    /// `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// A value of several words, if it may have them.
    public var longValue: LongValue? {
        mostWords < 2 ? nil : LongValue(mostWords: mostWords) { [read] text in (try? read(text)) != nil }
    }

    /// Takes one word, or several that are one value.
    ///
    /// - Throws: ``MissingWord``, or what the value's own reading throws.
    public func take(from words: inout Words) throws -> Value {
        guard let word = words.next(longValue) else {
            throw MissingWord(name: name, candidates: candidates, areChoices: isChoice)
        }
        return try read(word)
    }
}

/// One word that may be left out.
public struct OptionalArgument<Wrapped: Parameter>: Parameter {
    private let argument: Wrapped

    /// An argument that may be missing.
    public init(_ argument: Wrapped) {
        self.argument = argument
    }

    /// The kind of path that the word is, if it is one.
    public var path: PathKind? { argument.path }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// `[<name>]`.
    public var usage: Phrase {
        let usage = argument.usage
        return Phrase(pattern: "[\(usage)]")
    }

    /// Takes one word, or none at the end.
    ///
    /// - Throws: what the value's own reading throws.
    public func take(from words: inout Words) throws -> Wrapped.Value? {
        words.first == nil ? nil : try argument.take(from: &words)
    }
}

/// All words that are left, so that a title of several words needs no quotes. Comes last.
public struct Rest<Value>: Parameter {
    private let argument: Argument<Value>
    private let isLong: Bool

    /// An argument that is parsed from all remaining words, joined by single spaces.
    ///
    /// - Parameters:
    ///   - argument: Parses them.
    ///   - isLong: Whether it is a text that may have several lines. A person at a prompt who leaves it out is offered an
    ///     editor.
    public init(_ argument: Argument<Value>, isLong: Bool = false) {
        (self.argument, self.isLong) = (argument, isLong)
    }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// `<name…>`.
    public var usage: Phrase {
        let name = argument.name
        return Phrase(pattern: "<\(name)…>")
    }

    /// Takes all words.
    ///
    /// - Throws: ``MissingWord``, or what the value's own reading throws.
    public func take(from words: inout Words) throws -> Value {
        guard let text = words.rest() else {
            throw MissingWord(name: argument.name, candidates: argument.candidates, isLong: isLong)
        }
        return try argument.read(text)
    }
}

/// Any number of words, none among them. Comes last.
public struct RepeatedArgument<Wrapped>: Parameter {
    private let argument: Argument<Wrapped>

    /// An argument that parses each word.
    public init(_ argument: Argument<Wrapped>) {
        self.argument = argument
    }

    /// All valid words, for completion; empty if they are not known.
    public var candidates: [String] { argument.candidates }

    /// It takes all words that are left.
    public var isRepeated: Bool { true }

    /// `[<name>…]`.
    public var usage: Phrase {
        let usage = argument.usage
        return Phrase(pattern: "[\(usage)…]")
    }

    /// Takes all words.
    ///
    /// - Throws: the errors of the value's own parsing.
    public func take(from words: inout Words) throws -> [Wrapped] {
        var values: [Wrapped] = []
        while let word = words.next() { values.append(try argument.read(word)) }
        return values
    }
}

extension Argument<String> {
    /// One of some words, in any case of the letters.
    public init(_ name: Phrase, oneOf words: [String]) {
        self.init(name, candidates: words, isChoice: true) { word throws(UsageError) in
            let letters = word.lowercased()
            if let word = words.first(where: { $0.lowercased() == letters }) { return word }
            throw UsageError(noChoice: word, of: name, words)
        }
    }
}
