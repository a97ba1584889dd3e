/// The order in which the guided fill visits cells: the core goal, the eight sub-goals, then the action items of each
/// filled sub-goal.
public struct FillingOrder: Sendable {
    private let chart: Chart

    /// Creates the order for a chart in its current state.
    public init(_ chart: Chart) {
        self.chart = chart
    }

    private var cells: [Cell] {
        [.coreGoal] + Position.all.map(Cell.subGoal)
            + Position.all.filter { chart.subGoals[$0] != nil }.flatMap { subGoal in
                Position.all.map { .actionItem($0, in: subGoal) }
            }
    }

    /// Returns the first empty cell, or the first one after a given cell; `nil` if there is none.
    public func emptyCell(after cell: Cell? = nil) -> Cell? {
        let cells = cells
        let start = cell.flatMap { cells.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return cells[start...].first { chart.content(of: $0) == nil }
    }

    /// Returns the cell, empty or not, that precedes a given cell in the order; `nil` for the first cell.
    public func cell(before cell: Cell) -> Cell? {
        let cells = cells
        guard let index = cells.firstIndex(of: cell), index > 0 else { return nil }
        return cells[index - 1]
    }

    /// The number of filled cells: 0…73.
    public var filledCells: Int { Chart().edits(to: chart).count }
}
