import CEdit
import Platform

// Output to the screen that bypasses libedit, which otherwise assumes that only it writes there.
extension Keyboard {
    /// The text before the cursor; `nil` if it is not valid UTF-8.
    var textBeforeCursor: String? {
        valuesBeforeCursor.flatMap { String(validating: TypedText.bytes(of: $0), as: UTF8.self) }
    }

    private var valuesBeforeCursor: [UInt32]? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let cursor = line.cursor else {
            return nil
        }
        return UnsafeBufferPointer(start: start, count: cursor - start).map { UInt32(bitPattern: $0) }
    }

    /// The number of rows from the first row of the prompt to the cursor.
    func rowsAboveCursor(behind prompt: [UInt32]) -> Int {
        guard let columns = StandardStream.output.columns else { return 0 }
        var layout = LineLayout(columns: columns) { Int(cedit_width(wchar_t(bitPattern: $0))) }
        layout.put(prompt: prompt)
        layout.put(line: valuesBeforeCursor ?? [])
        return min(layout.row, (StandardStream.output.rows ?? 1) - 1)
    }

    /// Moves the cursor to the beginning of the next row and clears the remains of a longer line below.
    func leaveRow() {
        write("\r\n\(clearBelow)")
    }

    /// Restores the terminal while the program is suspended.
    func standStill() {
        cedit_prepare_terminal(editor, 0)
        CurrentProcess.suspend()
        goOn()
    }

    /// Takes over the terminal after the program is resumed, and redraws the line.
    func goOn() {
        // libedit does nothing when it believes that the terminal is prepared already.
        cedit_prepare_terminal(editor, 0)
        cedit_prepare_terminal(editor, 1)
        drawAnew()
    }

    /// Draws the prompt and the line, beginning in the row of the cursor or `rows` above it.
    func drawAnew(from rows: Int = 0) {
        write(String(repeating: order(cedit_up(editor)), count: rows) + "\r\(clearBelow)")
        cedit_redraw(editor)
    }

    /// Shows lines below the edited line, and redraws that line below them.
    func show(_ lines: [String]) {
        leaveRow()
        write(lines.map { "\($0)\r\n" }.joined())
        cedit_redraw(editor)
    }

    /// Writes to the terminal. An error is ignored: a terminal that cannot be written cannot be read either, and the
    /// read reports it.
    func write(_ text: String) {
        try? StandardStream.output.write(text)
    }

    private var clearBelow: String { order(cedit_clear_below(editor)) }

    /// A control sequence of the terminal, without the padding that old, slow terminals need.
    private func order(_ bytes: UnsafePointer<CChar>?) -> String {
        String((bytes.map { String(cString: $0) } ?? "").prefix { $0 != "$" })
    }
}
