public import Languages

/// A word that a command needs and did not get.
public struct MissingWord: Error, Equatable {
    /// The placeholder of the word in a usage line.
    public let name: Phrase
    /// The valid words, if they are known.
    package let candidates: [String]
    /// Whether the word is one of the candidates. An answer may then be a number or a part of one.
    package let areChoices: Bool
    /// Whether the argument takes several words. An answer is then split into words, as a line is.
    let areWords: Bool
    /// Whether the argument is a text that may have several lines. A person is then offered an editor.
    package let isLong: Bool
    /// Whether the word is the value of an option.
    var isOfOption: Bool

    /// The error of a missing word, by its name.
    public init(name: Phrase) {
        self.init(name: name, candidates: [])
    }

    /// The error of a missing word of which more is known.
    package init(
        name: Phrase, candidates: [String] = [], areChoices: Bool = false, areWords: Bool = false,
        isLong: Bool = false, isOfOption: Bool = false
    ) {
        (self.name, self.candidates, self.areChoices) = (name, candidates, areChoices)
        (self.areWords, self.isLong, self.isOfOption) = (areWords, isLong, isOfOption)
    }
}

/// A command with a missing argument.
package struct UnfinishedCommand: Sendable {
    /// The missing argument.
    package let missing: MissingWord
    /// The words that were typed after its name.
    package let words: Words

    /// A command from the words that were typed after its name.
    package init(missing: MissingWord, after words: Words) {
        (self.missing, self.words) = (missing, words)
    }

    /// The words with an answer as the missing argument. An answer is never an option, even if it begins with dashes.
    ///
    /// - Throws: ``UnbalancedQuote``, and ``UsageError`` for an answer that is none of the choices.
    package func words(with answer: String) throws -> Words {
        if missing.areWords { return words.adding(try Words(typing: answer).all) }
        if missing.areChoices {
            return words.adding([try missing.candidates.chosen(by: answer, as: missing.name)])
        }
        return words.adding([answer])
    }
}
