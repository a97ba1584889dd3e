import Time

/// The parts of a host, for its own commands.
@MainActor struct HostContext {
    let run: Run
    let navigator: Navigator
    let speaker: Speaker
    let pages: Pages
    let control: RunControl
    let confirmation: Confirmation
    let questions: ArgumentQuestions
    /// Converts the times of edits to local time.
    let clock: WallClock
    /// The file in which everything is kept, if any.
    let store: (any BackupStore)?
}
