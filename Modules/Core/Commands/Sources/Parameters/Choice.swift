public import Languages

/// One word of a closed set, declared once: from it come the reading, in any case of the letters, and what is said of a
/// word that is none of them.
///
///     Command("paint", Choice(MandalartPhrases.palette, Palette.self), summary: …) { .paint($0) }
public struct Choice<Value: CaseIterable & RawRepresentable<String>>: Parameter {
    private let name: Phrase

    /// A choice among the values of a type. The name says what is chosen.
    public init(_ name: Phrase, _: Value.Type = Value.self) {
        self.name = name
    }

    /// `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// All words that are allowed.
    public var candidates: [String] { Value.allCases.map(\.rawValue) }

    /// Takes one word.
    ///
    /// - Throws: ``MissingWord``, or ``UsageError`` for a word that is not allowed.
    public func take(from words: inout Words) throws -> Value {
        guard let word = words.next() else {
            throw MissingWord(name: name, candidates: candidates, areChoices: true)
        }
        return try value(of: word)
    }

    /// Reads a word.
    ///
    /// - Throws: ``UsageError``, which names the nearest word and all that are allowed.
    public func value(of word: String) throws(UsageError) -> Value {
        let letters = word.lowercased()
        if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == letters }) { return value }
        throw UsageError(noChoice: word, of: name, candidates)
    }
}

extension UsageError {
    /// The error for a word that is none of those that are allowed: names the nearest and all of them.
    package init(noChoice word: String, of name: Phrase, _ candidates: [String]) {
        let near = candidates.nearest(to: word, orShortened: true)
        var explanation = CommandPhrases.noChoice(word, of: name)
        if !near.isEmpty { explanation = explanation.followed(by: CommandPhrases.didYouMean(near)) }
        self.init(explanation.followed(by: CommandPhrases.chooseOne(of: candidates)))
    }
}
