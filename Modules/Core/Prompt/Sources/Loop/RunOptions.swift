package import Commands
import Languages

/// How one run differs from others, as the person who started it wants it.
public struct RunOptions: Equatable, Sendable {
    /// Whether a person begins where the program leads, not where the last run left off: `--from-start`.
    public var beginsFromStart = false
    /// Whether the events of the tree of RIBs are written: `--trace`.
    public var isTracing = false
    /// Whether a program reads what is written, one JSON object a line: `--json`.
    public var writesJSON = false
    /// Whether a screen reader reads what is written: `--linear`.
    public var isLinear = false
    /// Whether a script goes on after a line that failed: `--keep-going`.
    public var keepsGoing = false
    /// Whether commands that ask first are carried out without a question: `--yes`.
    public var saysYes = false
    /// Words that stand for others at the beginning of a line.
    public var aliases: [String: [String]] = [:]

    /// A run like most.
    public init() {}

    /// The aliases as words that can be typed first, sorted by name.
    package var aliasEntries: [Entry] {
        aliases.sorted { $0.key < $1.key }.map { name, words in
            let line = words.map(Words.quoting).joined(separator: " ")
            return Entry(name: name, usage: Phrase(typed: name), summary: Phrase(typed: line), example: nil)
        }
    }
}
