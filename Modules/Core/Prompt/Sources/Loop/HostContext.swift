package import Ribcage
package import Time

/// The parts of the host that its commands use.
@MainActor package struct HostContext {
    let run: Run
    let navigator: Navigator
    package let speaker: Speaker
    let pages: Pages
    let control: RunControl
    package let confirmation: Confirmation
    let questions: ArgumentQuestions
    /// The clock that converts the times of edits to local time.
    package let clock: WallClock
}

// The parts that commands of other modules use.
extension HostContext {
    /// The source of the lines of this run.
    package var source: Run.Source { run.source }

    /// The scheme of the program's links, before `://`.
    package var scheme: String { navigator.scheme }

    /// The beginning of the program's command line in a shell.
    package var commandLine: ProgramCommandLine { navigator.commandLine }

    /// Returns the first value that an open RIB's interactor provides; `nil` if none provides one. The search goes up
    /// from the lowest place; with `fromLastAction`, from the place whose screen carried out the last command, unless
    /// the route has changed since then.
    package func nearest<Provided>(
        fromLastAction: Bool = false, _ provided: (Interactor) -> Provided?
    ) -> Provided? {
        navigator.nearest(upFrom: fromLastAction ? navigator.depthOfLastAction : nil, provided)
    }

    /// Returns what a group of commands has remembered of the place of the last line, if that line carried out a command
    /// in another place than this one, and the person is where the line led back to; otherwise `nil`.
    package func remembered<Memory: AnyObject>(as type: Memory.Type = Memory.self) -> Memory? {
        navigator.remembered.lazy.compactMap { $0 as? Memory }.first
    }

    /// Reopens and refreshes the open places after their data was changed. If a place no longer exists, the person is
    /// shown the place above it, with a message.
    package func revisit() async throws { try await pages.revisit() }
}
