public import Basics

/// The error for a missing argument of a command, or for the missing value of an option.
public struct MissingWord: Error, Equatable {
    /// The placeholder of the argument in a usage line, without brackets.
    public let name: Phrase
    /// The valid words; empty if they are not known.
    package let candidates: [String]
    /// Whether only the candidates are valid. If so, a person who is asked for the argument may also answer with the
    /// number or an unambiguous part of a candidate.
    package let areChoices: Bool
    /// Whether the argument takes several words. If so, a person's answer is split at white space. Quotes in the answer
    /// are ordinary characters.
    let areWords: Bool
    /// Whether the argument is a text that may have several lines. If so, a person is offered an editor.
    package let isLong: Bool
    var isOfOption: Bool

    /// Creates the error for a missing argument with the given placeholder.
    public init(name: Phrase) {
        self.init(name: name, candidates: [])
    }

    /// Creates the error for a missing argument, with what is needed to ask a person for it.
    package init(
        name: Phrase, candidates: [String] = [], areChoices: Bool = false, areWords: Bool = false,
        isLong: Bool = false, isOfOption: Bool = false
    ) {
        (self.name, self.candidates, self.areChoices) = (name, candidates, areChoices)
        (self.areWords, self.isLong, self.isOfOption) = (areWords, isLong, isOfOption)
    }
}

/// A typed command with a missing argument, which a person can be asked for.
package struct UnfinishedCommand: Sendable {
    /// The missing argument.
    package let missing: MissingWord
    /// The words that were typed after the command's name.
    package let words: Words

    /// Creates an unfinished command from the missing argument and the words typed after the command's name.
    package init(missing: MissingWord, after words: Words) {
        (self.missing, self.words) = (missing, words)
    }

    /// Returns the words, completed by an answer for the missing argument. The answer is never an option, even if it
    /// begins with dashes.
    package func words(with answer: String) throws -> Words {
        if missing.areWords { return words.adding(answer.split(whereSeparator: \.isWhitespace).map(String.init)) }
        if missing.areChoices {
            return words.adding([try missing.candidates.chosen(by: answer, as: missing.name)])
        }
        return words.adding([answer])
    }
}
