package import Basics
package import Ribcage

/// The parts of the host that its commands use.
@MainActor package struct HostContext {
    let run: Run
    let navigator: Navigator
    package let speaker: Speaker
    let pages: Pages
    let control: RunControl
    package let confirmation: Confirmation
    let questions: ArgumentQuestions
    /// The edits of this session, for undo and redo.
    package let trail = EditTrail()
    /// The log of the program's store, if it has one.
    package let editLog: (any EditLog)?
    /// Applies settings anew after an undo or a redo, which may have changed them.
    package let applySettings: () async throws -> Void
    /// Whether the line names no place, but only a command.
    var namesNoPlace = true
}

// The parts that commands of other modules use.
extension HostContext {
    /// The source of the lines of this run.
    package var source: Run.Source { run.source }

    /// The scheme of the program's links, before `://`.
    package var scheme: String { navigator.scheme }

    /// The beginning of the program's command line in a shell.
    package var commandLine: ProgramCommandLine { navigator.commandLine }

    /// Whether the command is in the program's arguments, without a place before it, as in `mandalart undo`.
    package var isAlone: Bool { run.source == .arguments && namesNoPlace }

    /// Returns the first value that an open RIB's interactor provides, from the lowest place up; `nil` if none provides
    /// one.
    package func nearest<Provided>(_ provided: (Interactor) -> Provided?) -> Provided? { navigator.nearest(provided) }

    /// Notes that data has changed: after the command, the current place is loaded again. If it no longer exists, the
    /// person is shown the place above it, with a message.
    package func expectChanges() { pages.expectChanges() }
}
