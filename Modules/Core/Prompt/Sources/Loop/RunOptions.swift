package import Commands
import Languages

/// The options of one run, as the person who started it chose them.
public struct RunOptions: Equatable, Sendable {
    /// Whether the run begins at the first place instead of where the last run left off: `--from-start`.
    public var beginsFromStart = false
    /// Whether to trace the events of the tree of RIBs: `--trace`.
    public var isTracing = false
    /// Whether the output is for a program, one JSON object a line: `--json`.
    public var writesJSON = false
    /// Whether the output is for a screen reader: `--linear`.
    public var isLinear = false
    /// Whether a script continues after a line that failed: `--keep-going`.
    public var keepsGoing = false
    /// Whether questions before destructive commands are answered with yes: `--yes`.
    public var saysYes = false
    /// The words that each alias at the beginning of a line expands to.
    public var aliases: [String: [String]] = [:]

    /// Options with their default values.
    public init() {}

    /// The aliases as entries for the first word, sorted by name.
    package var aliasEntries: [Entry] {
        aliases.sorted { $0.key < $1.key }.map { name, words in
            let line = words.map(Words.quoting).joined(separator: " ")
            return Entry(name: name, usage: Phrase(typed: name), summary: Phrase(typed: line), example: nil)
        }
    }
}
