/// A table with borders: cells of equal width, each of any number of lines.
///
/// Every line of its ``text`` takes the same number of columns, whatever the cells hold.
public struct Grid: Hashable, Sendable {
    /// A cell of a grid.
    public struct Cell: Hashable, Sendable {
        /// The lines from the top; what is wider than the cell is cut.
        public var lines: [Text]
        /// The style of the whole cell, its padding included, which the lines are laid over.
        public var style: Style

        /// A cell from its lines, already broken to ``Grid/innerWidth(columns:width:)``.
        public init(_ lines: [Text], style: Style = .plain) {
            (self.lines, self.style) = (lines, style)
        }
    }

    private let rows: [[Cell]]
    private let columns: Int
    private let innerWidth: Int

    /// A grid from its rows.
    ///
    /// - Parameters:
    ///   - rows: The cells, row by row. A row that is shorter than the longest ends in empty cells.
    ///   - width: The columns of the terminal that the whole grid may take.
    public init(rows: [[Cell]], width: Int) {
        self.rows = rows
        columns = rows.reduce(0) { max($0, $1.count) }
        innerWidth = Self.innerWidth(columns: columns, width: width)
    }

    /// The columns of the terminal that the text of a cell may take: what borders and one blank on each side leave of
    /// the width.
    ///
    /// - Parameters:
    ///   - columns: How many cells there are in a row.
    ///   - width: The columns of the terminal that the whole grid may take.
    /// - Returns: At least 1: a grid is never narrower than four columns for each cell, and one.
    public static func innerWidth(columns: Int, width: Int) -> Int {
        max(1, (width - 1) / max(1, columns) - 3)
    }

    /// The grid drawn with borders; the empty text when it has no cells.
    public var text: Text {
        guard columns > 0 else { return "" }
        let blocks = rows.map { picture(of: $0) }
        return [border("┌", "┬", "┐"), blocks.joined(separator: "\n\(border("├", "┼", "┤"))\n"), border("└", "┴", "┘")]
            .joined(separator: "\n")
    }

    private func border(_ left: String, _ middle: String, _ right: String) -> Text {
        let edge = String(repeating: "─", count: innerWidth + 2)
        return Text(left + Array(repeating: edge, count: columns).joined(separator: middle) + right)
    }

    private func picture(of row: [Cell]) -> Text {
        let cells = row + Array(repeating: Cell([]), count: columns - row.count)
        let linesOfCells = cells.map { $0.lines.flatMap(\.lines) }
        let height = linesOfCells.reduce(1) { max($0, $1.count) }
        return (0..<height).map { index -> Text in
            let pieces = zip(cells, linesOfCells).map { cell, lines in
                fill(index < lines.count ? lines[index] : "", cell.style)
            }
            return "│\(pieces.joined(separator: "│"))│"
        }
        .joined(separator: "\n")
    }

    /// A line of a cell with its padding. The blank comes before the cut, for a combining mark at the start joins it.
    private func fill(_ line: Text, _ style: Style) -> Text {
        (" " + line).truncated(to: innerWidth + 1).padded(to: innerWidth + 2).styled(style)
    }
}
