/// What only some consoles can do. Each ability is the console itself; `nil` if the console does not have the ability.
@MainActor public struct ConsoleAbilities {
    /// Shows tall text in a pager.
    package let paging: (any PagingConsole)?
    /// Lets a person edit a text in their own editor.
    package let editing: (any EditingConsole)?
    /// Puts a text on a clipboard.
    package let clipboard: (any ClipboardConsole)?
    /// Records signals while a command blocks the only thread.
    package let signals: (any SignalNotingConsole)?
    /// Records or replays the number of steps of a command after which a signal came.
    package let steps: (any StepConsole)?

    /// Creates the abilities of a console.
    package init(
        paging: (any PagingConsole)? = nil, editing: (any EditingConsole)? = nil,
        clipboard: (any ClipboardConsole)? = nil, signals: (any SignalNotingConsole)? = nil,
        steps: (any StepConsole)? = nil
    ) {
        (self.paging, self.editing, self.clipboard) = (paging, editing, clipboard)
        (self.signals, self.steps) = (signals, steps)
    }
}
