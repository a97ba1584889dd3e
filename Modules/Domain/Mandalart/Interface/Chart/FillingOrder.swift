/// The order in which the cells of a chart are asked for: the core goal, the eight sub-goals, then the action items of
/// each sub-goal that is filled.
public struct FillingOrder: Sendable {
    private let chart: Chart

    /// The order of a chart as it is now.
    public init(_ chart: Chart) {
        self.chart = chart
    }

    private var cells: [Cell] {
        [.coreGoal] + Position.all.map(Cell.subGoal)
            + Position.all.filter { chart.subGoals[$0] != nil }.flatMap { subGoal in
                Position.all.map { .actionItem($0, in: subGoal) }
            }
    }

    /// The first cell that is empty, after another one if there is one; `nil` when there is none.
    public func emptyCell(after cell: Cell? = nil) -> Cell? {
        let cells = cells
        let start = cell.flatMap { cells.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return cells[start...].first { chart.content(of: $0) == nil }
    }

    /// The cell that comes before another one; `nil` for the first.
    public func cell(before cell: Cell) -> Cell? {
        let cells = cells
        guard let index = cells.firstIndex(of: cell), index > 0 else { return nil }
        return cells[index - 1]
    }

    /// How many cells are filled, of all 73.
    public var filledCells: Int { Chart().edits(to: chart).count }
}
