/// A grid of nine cells, numbered row by row from 1 to 9, of which 5 is the center: the picture of a chart or of one of
/// its goals.
///
/// If the width is too small for three columns, the cells are drawn as a list.
public struct NineGrid: Hashable, Sendable {
    /// The content of one cell.
    public struct Cell: Hashable, Sendable {
        /// The title; in an empty cell, the command that fills it.
        public var title: Text
        /// The percentage, 0…100; `nil` to show no bar.
        public var percent: Int?
        /// The count behind the percentage, such as `1 of 8`, if any. It is shown beside the percentage if the cell has
        /// room.
        public var extent: Text?
        /// The style of the whole cell.
        public var style: Style
        /// Whether the cell is empty.
        public private(set) var isEmpty = false

        /// Creates a filled cell.
        public init(title: Text, percent: Int?, extent: Text? = nil, style: Style = .plain) {
            (self.title, self.percent, self.extent, self.style) = (title, percent, extent, style)
        }

        /// Returns an empty cell with an invitation to fill it.
        public static func empty(_ invitation: Text) -> Cell {
            var cell = Cell(title: invitation.dim, percent: nil)
            cell.isEmpty = true
            return cell
        }
    }

    /// The minimum width, in columns, for three cells in a row.
    static let narrowest = 48
    /// The maximum width in columns; a wider picture is no easier to read.
    private static let widest = 100

    /// The minimum width of a bar in columns; a shorter bar says little.
    private static let shortestBar = 8

    private let cells: [Cell]
    private let width: Int
    /// The number of columns that each cell reserves for the extent beside its bar: the width of the widest extent.
    private let extentWidth: Int

    /// Creates a grid with a cell for each number from 1 to 9.
    public init(width: Int, cell: (Int) -> Cell) {
        cells = (1...9).map(cell)
        self.width = min(width, Self.widest)
        extentWidth = cells.compactMap(\.extent?.width).max() ?? 0
    }

    /// The drawn grid, or a list if the width is too small.
    public var text: Text {
        width < Self.narrowest ? list : grid
    }

    private var grid: Text {
        let inner = Grid.innerWidth(columns: 3, width: width)
        let rows = [0, 3, 6].map { first in
            (first..<first + 3).map { index in
                Grid.Cell(lines(of: cells[index], number: index + 1, width: inner), style: cells[index].style)
            }
        }
        return Grid(rows: rows, width: width).text
    }

    /// Returns the three lines of a cell: two for the numbered title, one for the bar. The extent is drawn after the
    /// bar or, if it does not fit there, in the title's second line if that line is free.
    private func lines(of cell: Cell, number: Int, width: Int) -> [Text] {
        let title = cell.title.wrapped(to: width - 2, lines: 2)
        let numbered = title.indices.map { Text($0 == 0 ? "\(number) " : "  ") + title[$0] }
        var free = Array(repeating: Text(""), count: max(0, 2 - title.count))
        let room = extentWidth > 0 && width - 7 - 1 - extentWidth >= Self.shortestBar ? 1 + extentWidth : 0
        if room == 0, let extent = cell.extent, !free.isEmpty { free[0] = Text("  ") + extent.truncated(to: width - 2) }
        guard let percent = cell.percent else { return numbered + free + [""] }
        let extent = room > 0 ? cell.extent.map { Text(" ") + $0 } ?? "" : ""
        return numbered + free + [bar(percent, width: width - room) + extent]
    }

    private func bar(_ percent: Int, width: Int) -> Text {
        let figure = "\(percent)%"
        let room = String(max(1, 5 - figure.utf8.count), of: " ")
        return Text("  ") + Bar(percent: percent, width: max(1, width - 7)).text + Text(room + figure)
    }

    private var list: Text {
        let rows = zip(1..., cells).flatMap { number, cell in
            var row = Text("\(number) ") + cell.title
            if let percent = cell.percent { row = row + Text(" \(percent)%") }
            if let extent = cell.extent { row = row + Text(", ") + extent }
            return row.wrapped(to: width)
        }
        return rows.joined(separator: "\n")
    }
}
