/// Nine cells around a centre, numbered by rows from 1 to 9: the picture of a chart or of one of its goals.
///
/// Where the width is too small for three columns, it is a list.
public struct NineGrid: Hashable, Sendable {
    /// What one cell shows.
    public struct Cell: Hashable, Sendable {
        /// What the cell is called, or what an empty one invites to.
        public var title: Text
        /// How far it is done, 0…100; `nil` shows no bar.
        public var percent: Int?
        /// The style of the whole cell.
        public var style: Style

        /// A filled cell.
        public init(title: Text, percent: Int?, style: Style = .plain) {
            (self.title, self.percent, self.style) = (title, percent, style)
        }

        /// A cell that invites to fill it.
        public static func empty(_ invitation: Text) -> Cell {
            Cell(title: invitation.dim, percent: nil)
        }
    }

    /// The least width in which three columns can be read.
    static let narrowest = 48
    /// A wider picture is no easier to read.
    private static let widest = 100

    private let cells: [Cell]
    private let width: Int

    /// A grid with a cell for each number from 1 to 9.
    public init(width: Int, cell: (Int) -> Cell) {
        cells = (1...9).map(cell)
        self.width = min(width, Self.widest)
    }

    /// The picture, or the list.
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

    /// Two lines of title with the number before them, and the bar.
    private func lines(of cell: Cell, number: Int, width: Int) -> [Text] {
        let title = cell.title.wrapped(to: width - 2, lines: 2)
        let numbered = title.enumerated().map { index, line in Text(index == 0 ? "\(number) " : "  ") + line }
        let padding = Array(repeating: Text(""), count: max(0, 2 - title.count))
        return numbered + padding + [cell.percent.map { bar($0, width: width) } ?? ""]
    }

    private func bar(_ percent: Int, width: Int) -> Text {
        let figure = "\(percent)%"
        let room = String(repeating: " ", count: max(1, 5 - figure.count))
        return Text("  ") + Bar(percent: percent, width: max(1, width - 7)).text + Text(room + figure)
    }

    private var list: Text {
        let rows = zip(1..., cells).flatMap { number, cell in
            let figure = cell.percent.map { " \($0)%" } ?? ""
            return (Text("\(number) ") + cell.title + Text(figure)).wrapped(to: width)
        }
        return rows.joined(separator: "\n")
    }
}
