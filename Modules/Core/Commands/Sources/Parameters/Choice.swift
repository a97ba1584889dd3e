public import Basics

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

    /// Returns the value with the given name, ignoring case.
    ///
    /// - Throws: ``UsageError`` for a word that is not allowed. The error names the nearest allowed words, if any, and
    ///   all allowed ones.
    public func value(of word: String) throws(UsageError) -> Value {
        let letters = word.lowercased()
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
