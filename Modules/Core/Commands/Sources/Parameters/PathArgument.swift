public import Basics

/// The kind of item at a path, a file or a folder, for completion.
public enum PathKind: Equatable, Sendable {
    case file, folder
}

/// A parameter that takes the path of a file or a folder, which Tab completes.
public struct PathArgument: Parameter {
    private let name: Phrase
    private let kind: PathKind

    /// Creates a path parameter. The name is the placeholder in the usage line, without brackets.
    public init(_ name: Phrase, _ kind: PathKind = .file) {
        (self.name, self.kind) = (name, kind)
    }

    /// The placeholder `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// The kind of path that the parameter takes.
    public var path: PathKind? { kind }

    /// Consumes one word, and returns it unchanged.
    public func take(from words: inout Words) throws -> String {
        guard let word = words.next() else { throw MissingWord(name: name) }
        return word
    }
}

/// A matcher for values of several words without quotes, such as `3 days ago`.
public struct LongValue: Sendable {
    private let mostWords: Int
    private let isValue: @Sendable (String) -> Bool

    /// Creates a matcher for values of at most `mostWords` words.
    package init(mostWords: Int, isValue: @escaping @Sendable (String) -> Bool) {
        (self.mostWords, self.isValue) = (mostWords, isValue)
    }

    /// Returns the number of words in the longest value at the beginning of `words`; 1 if no sequence of several words
    /// is a value.
    func count(in words: ArraySlice<TypedWord>) -> Int {
        let counts = (1...mostWords).dropFirst().prefix { $0 <= words.count }
        return counts.last { isValue(words.prefix($0).map(\.text).joined(separator: " ")) } ?? 1
    }
}

extension LongValue: Equatable {
    /// Returns whether both have the same maximum number of words.
    public static func == (left: LongValue, right: LongValue) -> Bool { left.mostWords == right.mostWords }
}

/// A parameter that takes all remaining words and parses them as a list, in which a quoted text is one word, with its
/// quotes. It must be the last parameter.
public struct RestOfWords<Value>: Parameter {
    private let name: Phrase
    private let read: @Sendable ([TypedWord]) throws -> Value

    /// Creates a parameter with a parser. The name is the placeholder in the usage line, without brackets.
    public init(_ name: Phrase, _ read: @escaping @Sendable ([TypedWord]) throws -> Value) {
        (self.name, self.read) = (name, read)
    }

    /// The placeholder `<name…>`.
    public var usage: Phrase { Phrase(pattern: "<\(name)…>") }

    /// Consumes all remaining words and parses them.
    ///
    /// - Throws: ``MissingWord`` if no word is left, or the parser's error.
    public func take(from words: inout Words) throws -> Value {
        guard words.first != nil else { throw MissingWord(name: name, areWords: true) }
        var taken: [TypedWord] = []
        while let word = words.nextTyped() { taken.append(word) }
        return try read(taken)
    }
}

/// A parameter that takes one word of a closed set, such as the cases of an enum. The values are declared once;
/// parsing, which ignores case, and the error for any other word follow from them.
///
///     Command("paint", Choice(MandalartPhrases.palette, Palette.self), summary: …) { .paint($0) }
public struct Choice<Value: CaseIterable & RawRepresentable<String>>: Parameter {
    private let name: Phrase

    /// Creates a choice among the cases of a type. The name is the placeholder in the usage line, without brackets.
    public init(_ name: Phrase, _: Value.Type = Value.self) {
        self.name = name
    }

    /// The placeholder `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// All valid words.
    public var candidates: [String] {
        // Not `\.rawValue`: a key path of a generic type is made anew at each start of a program.
        Value.allCases.map { $0.rawValue }
    }

    /// Consumes one word and returns the value with this name, ignoring case.
    ///
    /// - Throws: ``MissingWord`` if no word is left, or ``UsageError`` for a word that is not allowed.
    public func take(from words: inout Words) throws -> Value {
        guard let word = words.next() else {
            throw MissingWord(name: name, candidates: candidates, areChoices: true)
        }
        return try value(of: word)
    }

    /// Returns the value with the given name, ignoring case and width.
    ///
    /// - Throws: ``UsageError`` for a word that is not allowed. The error names the nearest allowed words, if any, and
    ///   all allowed ones.
    public func value(of word: String) throws(UsageError) -> Value {
        let letters = word.halfWidth.lowercased()
        if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == letters }) { return value }
        throw UsageError(noChoice: word, of: name, candidates)
    }
}

extension UsageError {
    /// Creates the error for an invalid word. The error names the nearest valid words, if any, and all valid ones.
    package init(noChoice word: String, of name: Phrase, _ candidates: [String]) {
        let near = candidates.nearest(to: word, orShortened: true)
        var explanation = CommandPhrases.noChoice(word, of: name)
        if !near.isEmpty { explanation = explanation.followed(by: CommandPhrases.didYouMean(near)) }
        self.init(explanation.followed(by: CommandPhrases.chooseOne(of: candidates)))
    }
}
