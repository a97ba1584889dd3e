public import Basics

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
