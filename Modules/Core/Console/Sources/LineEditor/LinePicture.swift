import Terminal

/// How a prompt and a line are shown: in rows no wider than the terminal, with the place of the cursor.
struct LinePicture {
    /// A grapheme cluster in a row.
    struct Cell: Equatable {
        let text: String
        let width: Int
        /// The maximum width of the cluster in columns: a terminal that does not know the cluster shows its parts side
        /// by side.
        let widest: Int

        init(_ character: Character) {
            text = String(character)
            width = character.displayWidth
            widest =
                text.utf8.count == 1
                ? width : max(width, text.unicodeScalars.reduce(0) { $0 + Character($1).displayWidth })
        }
    }

    private(set) var rows: [[Cell]] = [[]]
    /// The row of the cursor, and the number of cells before it.
    private(set) var cursor = (row: 0, cell: 0)
    private let columns: Int
    private var column = 0

    /// Lays out a prompt and a line. Of more rows than the terminal has, those around the cursor are kept.
    init(prompt: String, line: EditedLine, columns: Int, rows count: Int = .max) {
        self.columns = max(columns, 1)
        put(prompt)
        for (index, letter) in line.letters.enumerated() {
            if index == line.cursor { cursor = (rows.count - 1, rows[rows.count - 1].count) }
            switch letter {
            case .character(let character): put(String(character))
            case .stray: put("\u{FFFD}")
            }
        }
        if line.cursor == line.letters.count { cursor = (rows.count - 1, rows[rows.count - 1].count) }
        let top = max(0, min(cursor.row - count / 2, rows.count - count))
        rows = Array(rows.dropFirst(top).prefix(count))
        cursor.row -= top
    }

    /// Adds a text. A cluster that does not fit goes to the next row; after the last column, the next row begins.
    private mutating func put(_ text: String) {
        for character in text.visible {
            let cell = Cell(character)
            if column + cell.widest > columns, column > 0 { breakRow() }
            rows[rows.count - 1].append(cell)
            column += cell.widest
            if column >= columns { breakRow() }
        }
    }

    private mutating func breakRow() {
        rows.append([])
        column = 0
    }
}

/// The rows that a terminal shows of a line, which are changed with as little text as possible.
struct LinePainter {
    private var rows: [[LinePicture.Cell]] = [[]]
    private var row = 0
    /// The column of the cursor; `nil` if it is not known for sure.
    private var column: Int? = 0

    /// Returns the text that turns what the terminal shows into a picture.
    mutating func paint(_ picture: LinePicture) -> String {
        var output = ""
        for (index, cells) in picture.rows.enumerated() {
            let old = index < rows.count ? rows[index] : []
            if old == cells, index < rows.count { continue }
            let isCertain = old.isCertain && cells.isCertain
            let kept = isCertain ? zip(old, cells).prefix { $0 == $1 }.count : 0
            output += moved(to: index, behind: cells.prefix(kept))
            if !isCertain { output += erasesRow }
            output += cells.dropFirst(kept).map(\.text).joined()
            if isCertain, old.width > cells.width { output += erasesRow }
            if cells.count > kept { column = cells.isCertain ? cells.width : nil }
        }
        if rows.count > picture.rows.count {
            output += moved(to: picture.rows.count, behind: []) + erasesBelow
        }
        rows = picture.rows
        return output + moved(to: picture.cursor.row, behind: rows[picture.cursor.row].prefix(picture.cursor.cell))
    }

    /// Forgets what is shown; the cursor is at the beginning of a row.
    mutating func restart() {
        self = LinePainter()
    }

    /// Returns the text that moves the cursor behind cells of a row. Down by line feeds, which add rows at the bottom.
    private mutating func moved(to next: Int, behind cells: ArraySlice<LinePicture.Cell>) -> String {
        let target = cells.width
        if next == row, column == target, cells.isCertain { return "" }
        var output = "\r"
        if next < row { output += "\u{1B}[\(row - next)A" }
        if next > row { output += String(repeating: "\n", count: next - row) }
        if cells.isCertain {
            output += target > 0 ? "\u{1B}[\(target)C" : ""
        } else {
            output += cells.map(\.text).joined()
        }
        (row, column) = (next, cells.isCertain ? target : nil)
        return output
    }
}

extension Collection<LinePicture.Cell> {
    fileprivate var width: Int { reduce(0) { $0 + $1.width } }
    /// Whether all terminals agree on the width.
    fileprivate var isCertain: Bool { allSatisfy { $0.width == $0.widest } }
}

private let erasesRow = "\u{1B}[K"
private let erasesBelow = "\u{1B}[J"
