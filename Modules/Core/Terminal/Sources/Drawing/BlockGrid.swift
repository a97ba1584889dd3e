/// A grid of nine blocks of nine cells, with heavy lines around the blocks: the picture of a whole chart. Blocks, and
/// the cells of a block, are numbered row by row from 1 to 9.
public struct BlockGrid: Hashable, Sendable {
    /// The content of one cell.
    public struct Cell: Hashable, Sendable {
        /// The title of the cell.
        public var title: Text
        /// The percentage, 0…100; `nil` to show none.
        public var percent: Int?
        /// The style of the whole cell.
        public var style: Style

        /// Creates a cell; by default, an empty one.
        public init(title: Text = "", percent: Int? = nil, style: Style = .plain) {
            (self.title, self.percent, self.style) = (title, percent, style)
        }
    }

    /// The minimum width in columns for readable titles: seven columns a cell.
    public static let narrowest = 73
    /// The maximum width in columns; a wider picture is no easier to read.
    private static let widest = 172

    private let blocks: [[Cell]]
    private let innerWidth: Int

    /// Creates a grid with a cell for each number of each block. The width in columns is clamped to ``narrowest``…172.
    public init(width: Int, cell: (_ block: Int, _ number: Int) -> Cell) {
        blocks = (1...9).map { block in (1...9).map { cell(block, $0) } }
        innerWidth = (min(max(width, Self.narrowest), Self.widest) - 10) / 9
    }

    /// The drawn grid.
    public var text: Text {
        let rows = (0..<9).map { row in picture(of: row) }
        let thirds = [0, 3, 6].map { first in
            Array(rows[first..<first + 3]).joined(separator: "\n\(border("┠", "─", "┼", "╂", "┨"))\n")
        }
        let heavy = border("┣", "━", "┿", "╋", "┫")
        return [
            border("┏", "━", "┯", "┳", "┓"), thirds.joined(separator: "\n\(heavy)\n"), border("┗", "━", "┷", "┻", "┛"),
        ].joined(separator: "\n")
    }

    private func border(_ left: String, _ line: String, _ light: String, _ heavy: String, _ right: String) -> Text {
        let edge = String(repeating: line, count: innerWidth)
        let block = Array(repeating: edge, count: 3).joined(separator: light)
        return Text(left + Array(repeating: block, count: 3).joined(separator: heavy) + right)
    }

    /// Returns a row of nine cells, drawn side by side.
    private func picture(of row: Int) -> Text {
        let cells = (0..<9).map { column in blocks[row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] }
        let linesOfCells = cells.map(lines)
        return (0...titleLines).map { index -> Text in
            let pieces = zip(cells, linesOfCells).map { cell, lines in
                lines[index].truncated(to: innerWidth).padded(to: innerWidth).styled(cell.style)
            }
            let thirds = [0, 3, 6].map { Array(pieces[$0..<$0 + 3]).joined(separator: "│") }
            return "┃\(thirds.joined(separator: "┃"))┃"
        }.joined(separator: "\n")
    }

    /// The number of lines for a title, which is greater in narrow cells.
    private var titleLines: Int { innerWidth < 12 ? 3 : 2 }

    /// Returns the lines of a cell: the title, then the percentage at the right.
    private func lines(of cell: Cell) -> [Text] {
        let title = cell.title.wrapped(to: innerWidth, lines: titleLines)
        let room = Array(repeating: Text(""), count: max(0, titleLines - title.count))
        let figure = cell.percent.map { "\($0)%" } ?? ""
        return title + room + [Text(String(repeating: " ", count: max(0, innerWidth - figure.count)) + figure)]
    }
}
