/// The order in which the guided fill visits cells: the core goal, the eight sub-goals, then the action items of each
/// filled sub-goal; or only the action items of one sub-goal.
public struct FillingOrder: Sendable {
    private let chart: Chart
    private let subGoal: Position?

    /// Creates the order for a chart in its current state.
    ///
    /// - Parameters:
    ///   - chart: the chart.
    ///   - subGoal: the sub-goal whose items alone are visited; `nil` for the whole chart.
    public init(_ chart: Chart, in subGoal: Position? = nil) {
        (self.chart, self.subGoal) = (chart, subGoal)
    }

    private var cells: [Cell] {
        if let subGoal { return Self.items(of: subGoal) }
        let filled = Position.all.filter { chart.subGoals[$0] != nil }
        return [.coreGoal] + Position.all.map(Cell.subGoal) + filled.flatMap(Self.items)
    }

    private static func items(of subGoal: Position) -> [Cell] {
        Position.all.map { .actionItem($0, in: subGoal) }
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

    /// The number of cells that can be filled: the 73 of a chart, or the 8 items of a sub-goal.
    public var cellCount: Int { subGoal == nil ? 73 : Position.all.count }

    /// The number of filled cells: 0…``cellCount``.
    public var filledCells: Int { cells.count { chart.content(of: $0) != nil } }
}
