public import Languages

/// All words that are left, for a value that is read word by word: words in quotes are one. Comes last.
public struct RestOfWords<Value>: Parameter {
    private let name: Phrase
    private let read: @Sendable ([String]) throws -> Value

    /// A parameter with the inside of its angle brackets in a usage line.
    public init(_ name: Phrase, _ read: @escaping @Sendable ([String]) throws -> Value) {
        (self.name, self.read) = (name, read)
    }

    /// `<name…>`.
    public var usage: Phrase { Phrase(pattern: "<\(name)…>") }

    /// Takes all words.
    ///
    /// - Throws: ``MissingWord``, or what the value's own reading throws.
    public func take(from words: inout Words) throws -> Value {
        guard words.first != nil else { throw MissingWord(name: name, areWords: true) }
        var taken: [String] = []
        while let word = words.next() { taken.append(word) }
        return try read(taken)
    }
}
