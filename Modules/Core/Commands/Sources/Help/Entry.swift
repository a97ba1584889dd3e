package import Basics

/// The documentation of a command or another word that can be typed, for help, the manual, and completion.
package struct HelpEntry: Equatable, Sendable {
    /// The word, such as the name of a command.
    package let name: String
    /// The usage line and the summary.
    package let usage, summary: Phrase
    /// Further details, shown in the command's own help and in the manual; `nil` if there are none.
    package let details: Phrase?
    /// An example line to type; `nil` if there is none.
    package let example: Phrase?
    /// The known candidates for each argument, in order; empty for an argument that accepts any word.
    package let candidates: [[String]]
    /// The titles that the last argument accepts in the current place. A title may have several words.
    package var titles: [String] = []
    /// For each argument, whether it is the path of a file or folder.
    package let paths: [Bool]
    /// The index of the argument that may be repeated; `nil` if there is none.
    package let repeated: Int?
    /// The options that the command takes.
    package let options: [CommandOption]
    /// Whether the command deletes or clears data.
    package let isDestructive: Bool

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
