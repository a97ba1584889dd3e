public import Languages

/// A word that a command needs and did not get.
public struct MissingWord: Error, Equatable {
    /// What the word stands for.
    public let name: Phrase
    /// The words that can stand there, when they are known.
    package let candidates: [String]
    /// Whether it is one of the candidates, which a person may also choose by a number or by a part.
    package let areChoices: Bool
    /// Whether it is read word by word, so that an answer is cut into words as a line is.
    let areWords: Bool
    /// Whether it is the value of an option.
    var isOfOption: Bool

    /// The error of a missing word, by its name.
    public init(name: Phrase) {
        self.init(name: name, candidates: [])
    }

    /// The error of a missing word of which more is known.
    package init(
        name: Phrase, candidates: [String] = [], areChoices: Bool = false, areWords: Bool = false,
        isOfOption: Bool = false
    ) {
        (self.name, self.candidates, self.areChoices) = (name, candidates, areChoices)
        (self.areWords, self.isOfOption) = (areWords, isOfOption)
    }
}

/// A command that lacks a word, with the words that it has.
package struct UnfinishedCommand: Sendable {
    /// The word that it lacks.
    package let missing: MissingWord
    private let words: Words

    /// A command behind whose words one is missing.
    package init(missing: MissingWord, after words: Words) {
        (self.missing, self.words) = (missing, words)
    }

    /// The words of the command with an answer as the missing one. An option is none of it, whatever it begins with.
    ///
    /// - Throws: ``UsageError`` for an answer that cannot be cut into words, or that is none of the choices.
    package func words(with answer: String) throws -> Words {
        if missing.areWords { return words.adding(try Words(typing: answer).all) }
        if missing.areChoices {
            return words.adding([try missing.candidates.chosen(by: answer, as: missing.name)])
        }
        return words.adding([answer])
    }
}
