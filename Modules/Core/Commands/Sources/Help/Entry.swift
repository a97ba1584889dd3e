package import Languages

/// A word that a person can type, and what is said of it: a line of the help, of the manual, and of completions.
package struct Entry: Equatable, Sendable {
    /// The word.
    package let name: String
    /// How it is used, and what it is for.
    package let usage, summary: Phrase
    /// More sentences, for its own help and the manual.
    package let details: Phrase?
    /// A line that a person may type; `nil` without an example.
    package let example: Phrase?
    /// For each word after the name, those that can stand there, when they are known.
    package let candidates: [[String]]
    /// The titles that the last argument may be, in one word or more, as the place is now.
    package var titles: [String] = []
    /// For each word after the name whether it is the path of a file.
    package let paths: [Bool]
    /// The index of the word after the name that may be repeated, if one may.
    package let repeated: Int?
    /// The options that it takes.
    package let options: [CommandOption]
    /// Whether it takes something away.
    package let isDestructive: Bool

    /// The entry of a word.
    package init(
        name: String, usage: Phrase, summary: Phrase, details: Phrase? = nil, example: Phrase?,
        candidates: [[String]] = [],
        paths: [Bool] = [], repeated: Int? = nil, options: [CommandOption] = [], isDestructive: Bool = false
    ) {
        (self.name, self.usage, self.summary) = (name, usage, summary)
        (self.details, self.example) = (details, example)
        (self.candidates, self.paths, self.repeated) = (candidates, paths, repeated)
        (self.options, self.isDestructive) = (options, isDestructive)
    }
}
