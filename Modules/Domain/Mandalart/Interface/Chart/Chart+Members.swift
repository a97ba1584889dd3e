public import Basics

// The chart as JSON, for other programs and for the import. The rate of a goal is written for other programs. It follows
// from the goal's items, so that the import only checks it.
extension Chart {
    /// The JSON members of a chart. Empty cells are omitted.
    public static let members: [Member<Chart>] = [.members(FilteredChart.members) { FilteredChart($0) }]

    /// Returns a cell with its content. `chart` is the number of this chart; `nil` for the current chart.
    public func cell(_ cell: Cell, of chart: ChartID? = nil) -> ChartCell {
        ChartCell(cell, in: chart, content: content(of: cell))
    }
}

extension FilteredChart {
    /// The JSON members of a filtered chart. The rates of goals are calculated from all cells, shown or not.
    public static let members: [Member<FilteredChart>] = [
        .member("rate", ChartRecordPhrases.meanOfSubGoals) { $0.chart.rate.percent },
        .object("coreGoal", ChartRecordPhrases.coreGoal, of: CellContent.ofGoals) {
            $0.chart.coreGoal.map(CellContent.goal)
        },
        .list(
            "subGoals", ChartRecordPhrases.subGoals,
            of: [
                .member("position", ChartRecordPhrases.positionAroundCentre) { $0.position.number },
                .members(SubGoal.ownMembers) { $0.goal },
                .items { $0.items },
            ]
        ) { $0.goals },
        .unplaced { $0.chart.unplaced },
    ]
}

extension SubGoal {
    /// The JSON members of a sub-goal with its items, without its position.
    public static let members: [Member<SubGoal>] =
        ownMembers + [.items { $0.items.sorted { $0.key < $1.key } }]

    fileprivate static let ownMembers: [Member<SubGoal>] = [
        .members(CellContent.ofGoals) { .goal($0.goal) },
        .member("rate", ChartRecordPhrases.meanOfItems) { $0.rate.percent },
        .member("filled", ChartRecordPhrases.filled) { $0.items.count },
        .unplaced { $0.unplaced },
    ]
}

extension Member {
    /// Returns the JSON member for the titles of sub-goals or items for which no position is free. The member is
    /// omitted if there are none.
    package static func unplaced(_ titles: @escaping @Sendable (Value) -> [Title]) -> Member {
        .members([.list("unplaced", UnplacedPhrases.titles) { $0.map(\.text) }]) { value -> [Title]? in
            let titles = titles(value)
            return titles.isEmpty ? nil : titles
        }
    }

    fileprivate static func items(
        _ items: @escaping @Sendable (Value) -> [(key: Position, value: ActionItem)]
    ) -> Member {
        .list(
            "items", ChartRecordPhrases.items,
            of: [
                .member("position", ChartRecordPhrases.positionOfItem) { $0.key.number },
                .members(CellContent.ofItems) { .actionItem($0.value) },
            ], items)
    }
}

extension CellContent {
    /// The JSON members of a cell's content, a goal or an action item.
    public static let members = CellField.all.map(\.member)

    /// The JSON members of a core goal or a sub-goal.
    static let ofGoals = CellField.ofGoals.map(\.member)

    /// The JSON members of an action item.
    static let ofItems = CellField.ofItems.map(\.member)
}

extension Habit {
    /// The JSON members of a habit: its cadence, the tally of its window, its streak, and whether it should still be
    /// kept today.
    static let members: [Member<Habit>] = [
        .member("every", ChartRecordPhrases.every) { $0.cadence.description },
        .member("kept", ChartRecordPhrases.kept) { $0.tally.kept },
        .member("expected", ChartRecordPhrases.expected) { $0.tally.expected },
        .member("streak", ChartRecordPhrases.streak) { $0.streak },
        .member("open", ChartRecordPhrases.openHabit) { $0.isOpen },
    ]
}

extension Cell {
    /// The JSON members that identify a cell: its address as it is typed, and its ``coordinates``.
    public static let members: [Member<Cell>] =
        [.optional("address", ChartRecordPhrases.address) { $0.address }] + coordinates

    /// The JSON members for the kind and the positions of a cell.
    public static let coordinates: [Member<Cell>] = [
        .member("cell", ChartRecordPhrases.cell) { $0.kindName },
        .optional("subGoal", ChartRecordPhrases.subGoalOfItem) { cell in
            if case .actionItem(_, in: let subGoal) = cell { subGoal.number } else { nil }
        },
        .optional("position", ChartRecordPhrases.positionOfCell) { cell -> Int? in
            switch cell {
            case .coreGoal: nil
            case .subGoal(let position), .actionItem(let position, in: _): position.number
            }
        },
    ]
}

extension Cell {
    /// The address of the cell within its chart, as it is typed; `nil` for the core goal.
    var address: String? {
        switch self {
        case .coreGoal: nil
        case .subGoal(let position): "\(position)"
        case .actionItem(let position, in: let subGoal): "\(subGoal)/\(position)"
        }
    }

    /// The kind of the cell in JSON: `coreGoal`, `subGoal` or `actionItem`.
    var kindName: String {
        switch self {
        case .coreGoal: "coreGoal"
        case .subGoal: "subGoal"
        case .actionItem: "actionItem"
        }
    }
}

/// A cell of a chart with its content.
public struct ChartCell: Equatable, Sendable {
    /// The cell.
    public let cell: Cell
    /// The content; `nil` if the cell is empty.
    public let content: CellContent?
    /// The number of the cell's chart; `nil` for the current chart.
    public let chart: ChartID?

    /// Creates a cell with its content and the number of its chart, by default the current chart.
    public init(_ cell: Cell, in chart: ChartID? = nil, content: CellContent?) {
        (self.cell, self.chart, self.content) = (cell, chart, content)
    }

    static let members: [Member<ChartCell>] = [
        .optional("chart", ChartRecordPhrases.chartOfCell) { $0.chart?.number },
        .members(Cell.members) { $0.cell },
        .object("content", ChartRecordPhrases.contentNow, like: CellContent.members) { $0.content },
    ]
}

extension Member {
    /// Returns the member for the cells that an edit changed, with their new content.
    public static func cells(_ cells: @escaping @Sendable (Value) -> [ChartCell]) -> Member {
        .list("cells", ChartRecordPhrases.cellsNow, of: ChartCell.members, cells)
    }
}
