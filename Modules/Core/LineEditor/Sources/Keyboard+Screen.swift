import CEdit
import Platform

// What is done to the screen beside libedit, which otherwise believes that it alone writes there.
extension Keyboard {
    /// The text before the cursor; `nil` if it is not valid UTF-8.
    var textBeforeCursor: String? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let cursor = line.cursor else {
            return nil
        }
        let values = UnsafeBufferPointer(start: start, count: cursor - start).map { UInt32(bitPattern: $0) }
        return String(validating: TypedText.bytes(of: values), as: UTF8.self)
    }

    /// Goes to the beginning of the next row, and leaves nothing of a longer line below.
    func leaveRow() {
        write("\r\n\(clearBelow)")
    }

    /// Restores the terminal while the program is suspended.
    func standStill() {
        cedit_prepare_terminal(editor, 0)
        CurrentProcess.suspend()
        goOn()
    }

    /// Takes the terminal as it is after the program stood still, and shows the line there.
    func goOn() {
        // libedit does nothing when it believes that the terminal is prepared already.
        cedit_prepare_terminal(editor, 0)
        cedit_prepare_terminal(editor, 1)
        drawAnew()
    }

    /// Draws the prompt and the line from the row on that the cursor is in.
    func drawAnew() {
        write("\r\(clearBelow)")
        cedit_redraw(editor)
    }

    /// Shows lines below the one that is edited, and that one again below them.
    func show(_ lines: [String]) {
        leaveRow()
        write(lines.map { "\($0)\r\n" }.joined())
        cedit_redraw(editor)
    }

    /// A terminal that cannot be written cannot be read either; the error is reported then.
    func write(_ text: String) {
        try? StandardStream.output.write(text)
    }

    /// Without the pause that slow terminals of old want after it.
    private var clearBelow: String {
        let order = cedit_clear_below(editor).map { String(cString: $0) } ?? ""
        return String(order.prefix { $0 != "$" })
    }
}
