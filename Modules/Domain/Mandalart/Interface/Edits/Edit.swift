public import Time

/// One edit of the chart as it was recorded. An undo and a redo are edits too, so that the record tells all that
/// happened.
public struct Edit: Equatable, Sendable {
    /// How an edit came about.
    public enum Kind: Hashable, Sendable {
        /// A person changed something.
        case change
        /// The change of that number was changed back.
        case undo(of: Int)
        /// The change of that number, which had been changed back, was made again.
        case redo(of: Int)
    }

    /// Greater than that of every edit before.
    public let number: Int
    /// When it was made. For people: a clock may go back.
    public let time: Timestamp
    /// How it came about.
    public let kind: Kind
    /// What it did, goals before action items. None where something was only copied from this chart to another.
    public let cells: [CellEdit]
    /// What it did to another chart, which undo and redo do there, too; `nil` for an edit of one chart.
    public let elsewhere: Elsewhere?

    /// An edit of a chart, and of another one if ``elsewhere`` is not `nil`.
    public init(number: Int, time: Timestamp, kind: Kind, cells: [CellEdit], elsewhere: Elsewhere? = nil) {
        self.number = number
        self.time = time
        self.kind = kind
        self.cells = cells
        self.elsewhere = elsewhere
    }

    /// The half of an edit of two charts that is in the other one.
    public struct Elsewhere: Equatable, Sendable {
        /// The other chart.
        public let chart: ChartID
        /// The number of the edit among those of the other chart.
        public let number: Int
        /// What it did there.
        public let cells: [CellEdit]

        /// An edit's half in another chart, under its number there.
        public init(chart: ChartID, number: Int, cells: [CellEdit]) {
            (self.chart, self.number, self.cells) = (chart, number, cells)
        }
    }
}

/// A chart as an edit left it.
public struct EditedChart: Equatable, Sendable {
    /// The chart.
    public let chart: Chart
    /// What the edit did, goals before action items; none when all is as before.
    public let cells: [CellEdit]

    /// A chart with the cells that an edit changed in it.
    public init(_ chart: Chart, cells: [CellEdit]) {
        (self.chart, self.cells) = (chart, cells)
    }
}

/// What one edit did to one cell.
public struct CellEdit: Equatable, Sendable {
    /// Which cell.
    public let cell: Cell
    /// What it held; `nil` when it was empty.
    public let before: CellContent?
    /// What it holds since; `nil` when it is empty.
    public let after: CellContent?

    /// A cell with its contents before and after an edit.
    public init(_ cell: Cell, before: CellContent?, after: CellContent?) {
        self.cell = cell
        self.before = before
        self.after = after
    }

    /// The parts of the cell that are not as before, in the order of a form. The title stands for the whole cell when it
    /// was filled or emptied.
    public var changedFields: [CellField] {
        guard let before, let after else { return before == nil && after == nil ? [] : [.title] }
        return after.fields(thatDifferFrom: before)
    }
}
