import Time

/// The parts of the host that its commands use.
@MainActor struct HostContext {
    let run: Run
    let navigator: Navigator
    let speaker: Speaker
    let pages: Pages
    let control: RunControl
    let confirmation: Confirmation
    let questions: ArgumentQuestions
    /// The clock that converts the times of edits to local time.
    let clock: WallClock
    /// The program's store, if any.
    let store: (any BackupStore)?
}
