import Basics
package import Commands

/// The options of one run, as chosen by its arguments and settings.
public struct RunOptions: Equatable, Sendable {
    /// Whether the run begins at the first place, instead of the place where the last run ended: `--from-start`.
    public var beginsFromStart = false
    /// Whether to trace the events of the tree of RIBs: `--trace`.
    public var isTracing = false
    /// Whether to write the output as JSON for other programs, one object on each line: `--json`.
    public var writesJSON = false
    /// Whether the output is for a screen reader: `--linear`.
    public var isLinear = false
    /// Whether a script continues after a line that failed: `--keep-going`.
    public var keepsGoing = false
    /// Whether questions before destructive commands are answered with yes: `--yes`.
    public var saysYes = false
    /// The aliases: for each name at the beginning of a line, the words that replace it.
    public var aliases: [String: [String]] = [:]

    /// Creates options with their default values.
    public init() {}

    /// The entries of the aliases for help and completion, sorted by name.
    package var aliasEntries: [Entry] {
        aliases.sorted { $0.key < $1.key }.map { name, words in
            let line = words.map(Words.quoting).joined(separator: " ")
            return Entry(name: name, usage: Phrase(typed: name), summary: Phrase(typed: line), example: nil)
        }
    }
}
