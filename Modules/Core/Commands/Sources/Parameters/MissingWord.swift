public import Languages

/// The error for a missing argument of a command.
public struct MissingWord: Error, Equatable {
    /// The placeholder of the argument in a usage line.
    public let name: Phrase
    /// The valid words, if they are known.
    package let candidates: [String]
    /// Whether only the candidates are valid. An answer may then be a candidate's number or a part of it.
    package let areChoices: Bool
    /// Whether the argument takes several words. An answer is then split into words, as a typed line is.
    let areWords: Bool
    /// Whether the argument is a text that may have several lines. A person is then offered an editor.
    package let isLong: Bool
    /// Whether the missing word is the value of an option.
    var isOfOption: Bool

    /// An error for a missing argument with a placeholder.
    public init(name: Phrase) {
        self.init(name: name, candidates: [])
    }

    /// An error for a missing argument with its details.
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
    /// The words that were typed after the command's name.
    package let words: Words

    /// A command with a missing argument, and the words after its name.
    package init(missing: MissingWord, after words: Words) {
        (self.missing, self.words) = (missing, words)
    }

    /// Returns the words with an answer in the place of the missing argument. An answer is never an option, even if it
    /// begins with dashes.
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
