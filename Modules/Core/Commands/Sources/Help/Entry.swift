package import Languages

/// A word that can be typed, with its usage and summary: a line of the help, of the manual, and of completions.
package struct Entry: Equatable, Sendable {
    /// The word itself.
    package let name: String
    /// The usage line and the summary.
    package let usage, summary: Phrase
    /// Further details, for the word's own help and the manual.
    package let details: Phrase?
    /// An example line to type; `nil` without one.
    package let example: Phrase?
    /// The known candidates for each word after the name.
    package let candidates: [[String]]
    /// The titles that the last argument may be, of one word or more, in the current place.
    package var titles: [String] = []
    /// Whether each word after the name is a file path.
    package let paths: [Bool]
    /// The index of the repeatable word after the name, if there is one.
    package let repeated: Int?
    /// The options that the command takes.
    package let options: [CommandOption]
    /// Whether the command deletes or clears anything.
    package let isDestructive: Bool

    /// An entry with its usage, summary and parameters.
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
