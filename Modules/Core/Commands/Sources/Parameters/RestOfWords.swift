public import Languages

/// All remaining words, for a value that is parsed word by word; a quoted text is one word. It must be the last
/// parameter.
public struct RestOfWords<Value>: Parameter {
    private let name: Phrase
    private let read: @Sendable ([String]) throws -> Value

    /// A parameter with its placeholder, without the angle brackets, and its parser.
    public init(_ name: Phrase, _ read: @escaping @Sendable ([String]) throws -> Value) {
        (self.name, self.read) = (name, read)
    }

    /// The placeholder `<name…>`.
    public var usage: Phrase { Phrase(pattern: "<\(name)…>") }

    /// Consumes all words.
    ///
    /// - Throws: ``MissingWord``, or the parser's error.
    public func take(from words: inout Words) throws -> Value {
        guard words.first != nil else { throw MissingWord(name: name, areWords: true) }
        var taken: [String] = []
        while let word = words.next() { taken.append(word) }
        return try read(taken)
    }
}
