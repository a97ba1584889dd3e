/// The abilities that only some consoles have. The value of each is the console, or `nil` if the console lacks the
/// ability.
@MainActor public struct ConsoleAbilities {
    /// The ability to show tall text in a pager.
    package let paging: (any PagingConsole)?
    /// The ability to open a text in the person's own editor.
    package let editing: (any EditingConsole)?
    /// The ability to put a text on a clipboard.
    package let clipboard: (any ClipboardConsole)?
    /// The ability to record signals while a command blocks the only thread.
    package let signals: (any SignalNotingConsole)?
    /// The ability to record, or to replay, which commands a signal canceled.
    package let cancellations: (any CancellationRecordingConsole)?

    /// Creates the abilities of a console.
    package init(
        paging: (any PagingConsole)? = nil, editing: (any EditingConsole)? = nil,
        clipboard: (any ClipboardConsole)? = nil, signals: (any SignalNotingConsole)? = nil,
        cancellations: (any CancellationRecordingConsole)? = nil
    ) {
        (self.paging, self.editing, self.clipboard) = (paging, editing, clipboard)
        (self.signals, self.cancellations) = (signals, cancellations)
    }
}
