import CEdit
import Platform

// Output that bypasses libedit, which assumes that nothing else writes to the screen.
extension Keyboard {
    /// The text before the cursor; `nil` if it is not valid UTF-8.
    var textBeforeCursor: String? {
        valuesBeforeCursor.flatMap { String(validating: TypedText.bytes(of: $0), as: UTF8.self) }
    }

    private var valuesBeforeCursor: [UInt32]? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let cursor = line.cursor else {
            return nil
        }
        return UnsafeBufferPointer(start: start, count: cursor - start).map { UInt32(truncatingIfNeeded: $0) }
    }

    /// Returns the number of rows from the first row of the prompt down to the cursor; 0 if the terminal's width is
    /// unknown.
    var rowsAboveCursor: Int {
        guard let columns = StandardStream.output.columns else { return 0 }
        var layout = LineLayout(columns: columns) { Int(cedit_width(wchar_t(truncatingIfNeeded: $0))) }
        layout.put(prompt: promptValues)
        layout.put(line: valuesBeforeCursor ?? [])
        return min(layout.row, (StandardStream.output.rows ?? 1) - 1)
    }

    /// Moves the cursor to the beginning of the next row, and clears the screen from there.
    func leaveRow() {
        write("\r\n\(clearBelow)")
    }

    /// Restores the terminal's mode, suspends the program, and continues the line when the program is resumed.
    func standStill() {
        cedit_prepare_terminal(editor, 0)
        CurrentProcess.suspend()
        goOn()
    }

    /// Sets the terminal's mode for editing again after the program is resumed, and redraws the line.
    func goOn() {
        // libedit sets the mode only if it believes that the mode is not set yet.
        cedit_prepare_terminal(editor, 0)
        cedit_prepare_terminal(editor, 1)
        drawAnew()
    }

    /// Redraws the last row of the prompt and the line, beginning `rows` rows above the cursor.
    func drawAnew(from rows: Int = 0) {
        write(String(repeating: order(cedit_up(editor)), count: rows) + "\r\(clearBelow)")
        cedit_redraw(editor)
    }

    /// Shows lines below the edited line, and redraws the edited line below them.
    func show(_ lines: [String]) {
        leaveRow()
        write(lines.map { "\($0)\r\n" }.joined())
        cedit_redraw(editor)
    }

    /// Writes to the terminal. An error is ignored: if the terminal cannot be written, the next read fails and reports
    /// it.
    func write(_ text: String) {
        try? StandardStream.output.write(text)
    }

    private var clearBelow: String { order(cedit_clear_below(editor)) }

    /// Returns a control sequence of the terminal, without the padding that old, slow terminals need.
    private func order(_ bytes: UnsafePointer<CChar>?) -> String {
        String((bytes.map { String(cString: $0) } ?? "").prefix { $0 != "$" })
    }
}

/// The position of the cursor after a prompt and a line, computed as libedit draws them.
struct LineLayout {
    /// The number of columns of the terminal.
    let columns: Int
    /// Returns the number of columns of a character: 0 for a combining mark, negative for a character that is shown as
    /// its code.
    let width: (UInt32) -> Int
    /// The row and the column of the next character, counted from 0.
    private(set) var row = 0
    private(set) var column = 0

    init(columns: Int, width: @escaping (UInt32) -> Int) {
        (self.columns, self.width) = (max(columns, 1), width)
    }

    /// Advances over the characters of a prompt. libedit shows only characters that have a width.
    mutating func put(prompt: some Sequence<UInt32>) {
        for value in prompt { put(width: width(value)) }
    }

    /// Advances over the characters of a line. A tab extends to the next multiple of eight columns. Any other control
    /// character is shown as `^A`, and any other unprintable one as its code: `\U+E000`.
    mutating func put(line: some Sequence<UInt32>) {
        for value in line {
            switch value {
            case tab: repeat { put(width: 1) } while column % 8 != 0
            case ..<space, delete: for _ in 0..<2 { put(width: 1) }
            case let value where width(value) < 0: for _ in 0..<(value > 0xFFFF ? 8 : 7) { put(width: 1) }
            case let value: put(width: width(value))
            }
        }
    }

    /// Advances by the width of a character. A wide character that does not fit goes to the next row. After the last
    /// column, the next character is in the next row.
    private mutating func put(width: Int) {
        guard width > 0 else { return }
        if column + width > columns { (row, column) = (row + 1, 0) }
        column += width
        if column >= columns { (row, column) = (row + 1, 0) }
    }
}

private let tab = UInt32(UInt8(ascii: "\t"))
private let space = UInt32(UInt8(ascii: " "))
private let delete: UInt32 = 0x7F
