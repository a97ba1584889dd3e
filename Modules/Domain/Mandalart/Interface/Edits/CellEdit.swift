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
