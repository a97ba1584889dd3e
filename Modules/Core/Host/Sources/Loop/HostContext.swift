package import Basics
package import Commands
package import Ribcage

@MainActor package struct HostContext {
    package let run: Run
    let navigator: Navigator
    package let speaker: Speaker
    let pages: Pages
    let control: RunControl
    package let confirmation: Confirmation
    let questions: ArgumentQuestions
    package let trail = EditTrail()
    package let editLog: (any EditHistory)?
    /// Applies settings anew after an undo or a redo, which may have changed them.
    package let applySettings: () async throws -> Void
    /// Whether the line names no place, but only a command.
    var namesNoPlace = true

    /// Notes that data may have changed behind the open places, so that the next arrival loads the current one again, and
    /// applies settings that may have changed.
    package func expectChanges() async throws {
        pages.expectChanges()
        try await applySettings()
    }

    /// Returns the first value that an open RIB's interactor provides, from the lowest place up; `nil` if none provides
    /// one.
    package func nearest<Provided>(_ provided: (Interactor) -> Provided?) -> Provided? { navigator.nearest(provided) }
}

package struct Run {
    package enum Source {
        /// A person at a prompt, who is shown each place on arrival, with hints.
        case person
        /// A script, which is shown only what it requests. It ends at its first error unless ``RunOptions/keepsGoing``
        /// is set.
        case script
        /// The words of the program's arguments.
        case arguments
    }

    package let source: Source
    let options: RunOptions

    /// Whether a person is shown each place on arrival, with hints on what to type next. With `--json`, nothing is
    /// shown on arrival, not even at a terminal.
    var isLeading: Bool { source == .person && !options.writesJSON }
}

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
    package var aliasEntries: [HelpEntry] {
        aliases.sorted { $0.key < $1.key }.map { name, words in
            let line = words.map(Words.quoting).joined(separator: " ")
            return HelpEntry(name: name, usage: Phrase(typed: name), summary: Phrase(typed: line), example: nil)
        }
    }
}
