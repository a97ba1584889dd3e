import MandalartDomainInterface

/// The order in which the cells of a chart are asked for: the core goal, the eight sub-goals, then the action items of
/// each sub-goal that is filled.
struct FillingOrder {
    private let chart: Chart

    init(_ chart: Chart) {
        self.chart = chart
    }

    private var cells: [Cell] {
        [.coreGoal] + Position.all.map(Cell.subGoal)
            + Position.all.filter { chart.subGoals[$0] != nil }.flatMap { subGoal in
                Position.all.map { .actionItem($0, in: subGoal) }
            }
    }

    /// The first cell that is empty, after another one if there is one; `nil` when there is none.
    func emptyCell(after cell: Cell? = nil) -> Cell? {
        let cells = cells
        let start = cell.flatMap { cells.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return cells[start...].first { chart.content(of: $0) == nil }
    }

    /// The cell that comes before another one; `nil` for the first.
    func cell(before cell: Cell) -> Cell? {
        let cells = cells
        guard let index = cells.firstIndex(of: cell), index > 0 else { return nil }
        return cells[index - 1]
    }

    /// How many cells are filled, of all 73.
    var filledCells: Int { Chart().edits(to: chart).count }
}

extension Cell {
    /// Which one it is among those of its kind, from 1.
    var ordinal: Int {
        switch self {
        case .coreGoal: 1
        case .subGoal(let position): position.ordinal
        case .actionItem(let position, in: let subGoal): (subGoal.ordinal - 1) * 8 + position.ordinal
        }
    }

    /// The sub-goal that an item belongs to; `nil` for a goal.
    var subGoal: Position? {
        if case .actionItem(_, in: let subGoal) = self { subGoal } else { nil }
    }
}

extension Position {
    /// 1…8 in reading order.
    fileprivate var ordinal: Int { number < Position.centre ? number : number - 1 }
}
