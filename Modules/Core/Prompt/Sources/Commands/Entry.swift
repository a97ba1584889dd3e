package import Languages
import Ribcage

/// A word that a person can type, and what is said of it: a line of the help, of the manual, and of completions.
package struct Entry: Equatable, Sendable {
    /// The word.
    package let name: String
    /// How it is used, and what it is for.
    package let usage, summary: Phrase
    /// A line that a person may type; `nil` where nobody has thought of one.
    package let example: Phrase?
    /// For each word after the name, those that can stand there, when they are known.
    package let candidates: [[String]]
    /// For each word after the name whether it is the path of a file.
    package var paths: [Bool] = []
    /// The options that it takes.
    package var options: [CommandOption] = []
    /// Whether it takes something away.
    package let isDestructive: Bool
}

extension Entry {
    /// What is said of a place.
    init(_ signpost: Signpost) {
        let name = signpost.name
        let example = signpost.example.map { Phrase(en: "\(name) \($0)", ko: "\(name) \($0)", ja: "\(name) \($0)") }
        self.init(
            name: name, usage: signpost.usage, summary: signpost.summary, example: example, candidates: [],
            isDestructive: false)
    }
}
