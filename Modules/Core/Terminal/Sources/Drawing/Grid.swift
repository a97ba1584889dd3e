/// A table with borders, whose cells have equal width and any number of lines.
///
/// All lines of the ``text`` are equally wide, whatever the cells contain.
public struct Grid: Hashable, Sendable {
    /// A cell of a grid.
    public struct Cell: Hashable, Sendable {
        /// The lines from the top; lines that are too wide are truncated.
        public var lines: [Text]
        /// The style of the whole cell including its padding. The styles of the lines take precedence.
        public var style: Style

        /// Creates a cell with lines that are already wrapped to ``Grid/innerWidth(columns:width:)``.
        public init(_ lines: [Text], style: Style = .plain) {
            (self.lines, self.style) = (lines, style)
        }
    }

    private let rows: [[Cell]]
    private let columns: Int
    private let innerWidth: Int

    /// Creates a grid from its rows.
    ///
    /// - Parameters:
    ///   - rows: The cells, row by row. Shorter rows are filled up with empty cells.
    ///   - width: The available columns for the whole grid.
    public init(rows: [[Cell]], width: Int) {
        self.rows = rows
        columns = rows.reduce(0) { max($0, $1.count) }
        innerWidth = Self.innerWidth(columns: columns, width: width)
    }

    /// Returns the width of the text in a cell: an equal share of the available width, without borders and one blank on
    /// each side.
    ///
    /// - Parameters:
    ///   - columns: The number of cells in a row.
    ///   - width: The available columns for the whole grid.
    /// - Returns: The width, at least 1. So a grid may be wider than `width`: its minimum is four columns a cell, plus
    ///   one.
    public static func innerWidth(columns: Int, width: Int) -> Int {
        max(1, (width - 1) / max(1, columns) - 3)
    }

    /// The drawn grid; an empty text if there are no cells.
    public var text: Text {
        guard columns > 0 else { return "" }
        var lines = [border("┌", "┬", "┐")]
        for row in rows {
            if lines.count > 1 { lines.append(border("├", "┼", "┤")) }
            lines += picture(of: row)
        }
        return Text(lines + [border("└", "┴", "┘")])
    }

    private func border(_ left: String, _ middle: String, _ right: String) -> TextLine {
        let edge = String(innerWidth + 2, of: "─")
        var border = left + edge
        for _ in 1..<columns { border += middle + edge }
        return TextLine([Run(string: border + right)])
    }

    private func picture(of row: [Cell]) -> [TextLine] {
        let cells = row + Array(repeating: Cell([]), count: columns - row.count)
        let linesOfCells = cells.map { $0.lines.flatMap(\.content) }
        let height = linesOfCells.reduce(1) { max($0, $1.count) }
        return (0..<height).map { index in
            let pieces = zip(cells, linesOfCells).map { cell, lines in
                fill(index < lines.count ? lines[index] : TextLine(), cell.style).runs + [Run(string: "│")]
            }
            return TextLine([Run(string: "│")] + pieces.joined())
        }
    }

    /// Returns a line of a cell, cut and padded to the cell's width. The leading blank is added before the line is cut,
    /// because a combining mark at the line's start joins the blank.
    private func fill(_ line: TextLine, _ style: Style) -> TextLine {
        TextLine([Run(string: " ")] + line.runs).truncated(to: innerWidth + 1).padded(to: innerWidth + 2).styled(style)
    }
}
