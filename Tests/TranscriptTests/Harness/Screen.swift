import Terminal

/// What a person sees in a terminal of 80 columns and 24 rows: the picture that a program's bytes make, as far as line
/// editing needs it. An order that is not known here stops the test, which then says so.
struct Screen {
    static let (columns, rows) = (80, 24)

    /// A character with its style.
    struct Cell {
        var text: String
        var style = Style.plain
    }

    /// The cells, row by row: `nil` for the second half of a wide character.
    private(set) var cells = [[Cell?]](repeating: Screen.emptyRow, count: Screen.rows)
    private var (row, column) = (0, 0)
    /// The style of what comes next.
    private var style = Style.plain
    /// What begins with an escape and is not complete yet.
    private var order = ""
    /// Whether a pasted text is enclosed in brackets.
    private(set) var bracketsPastes = false
    /// The orders that were not understood.
    private(set) var unknownOrders: [String] = []

    private static let emptyRow = [Cell?](repeating: Cell(text: " "), count: columns)

    /// Creates a screen that shows the complete output of a program.
    init(showing text: String) {
        for scalar in text.unicodeScalars { take(scalar) }
    }

    /// The rows down to the one with the cursor and any below it that is not empty, without blanks at their ends.
    var lines: [String] {
        let lines = cells.map { row in
            let text = row.compactMap { $0?.text }.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        let last = max(row, lines.lastIndex { $0 != "" } ?? 0)
        return Array(lines[...last])
    }

    /// The column of the cursor, counted from 0.
    var cursor: Int { column }

    private mutating func take(_ scalar: Unicode.Scalar) {
        if !order.isEmpty { return takeOrder(scalar) }
        switch scalar {
        case "\u{1B}": order = "\u{1B}"
        case "\r": column = 0
        case "\n": moveDown()
        case "\u{8}": column = max(0, min(column, Self.columns) - 1)
        case "\u{7}": break
        default: put(scalar)
        }
    }

    /// A mark joins the character before the cursor. A wide character that has no room goes to the next row.
    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = Character(scalar).displayWidth
        if width == 0 {
            let base = cells[row][..<column].lastIndex { $0 != nil } ?? 0
            cells[row][base]?.text.append(String(scalar))
            return
        }
        if column + width > Self.columns {
            column = 0
            moveDown()
        }
        for index in column..<column + width { tear(index) }
        cells[row][column] = Cell(text: String(scalar), style: style)
        if width == 2 { cells[row][column + 1] = nil }
        column += width
    }

    /// Half of a wide character is none: when one half is written over, the other is blank.
    private mutating func tear(_ index: Int) {
        if cells[row][index] == nil { cells[row][index - 1] = Cell(text: " ") }
        if index + 1 < Self.columns, cells[row][index + 1] == nil { cells[row][index + 1] = Cell(text: " ") }
        cells[row][index] = Cell(text: " ")
    }

    private mutating func moveDown() {
        if row < Self.rows - 1 {
            row += 1
        } else {
            cells.removeFirst()
            cells.append(Self.emptyRow)
        }
    }

    private mutating func takeOrder(_ scalar: Unicode.Scalar) {
        order.unicodeScalars.append(scalar)
        if order == "\u{1B}[" || scalar.properties.generalCategory == .decimalNumber || scalar == ";" || scalar == "?" {
            return
        }
        let number = Int(order.dropFirst(2).dropLast()) ?? 1
        column = min(column, Self.columns - 1)
        switch scalar {
        case "A": row = max(0, row - number)
        case "B": row = min(Self.rows - 1, row + number)
        case "C": column = min(Self.columns - 1, column + number)
        case "D": column = max(0, column - number)
        case "G": column = number - 1
        case "J", "K": erase(below: scalar == "J")
        case "P":
            cells[row].removeSubrange(column..<min(Self.columns, column + number))
            cells[row] += Self.emptyRow.prefix(Self.columns - cells[row].count)
        case "@":
            cells[row].insert(contentsOf: Self.emptyRow.prefix(number), at: column)
            cells[row].removeLast(number)
        case "h", "l": if order.hasPrefix("\u{1B}[?2004") { bracketsPastes = scalar == "h" }
        case "m": style = style.changed(by: order.dropFirst(2).dropLast().split(separator: ";").map { Int($0) ?? 0 })
        default: unknownOrders.append(order)
        }
        order = ""
    }

    /// From the cursor on.
    private mutating func erase(below: Bool) {
        cells[row].replaceSubrange(column..., with: Self.emptyRow[column...])
        guard below else { return }
        for index in (row + 1)..<max(row + 1, Self.rows) { cells[index] = Self.emptyRow }
    }
}
