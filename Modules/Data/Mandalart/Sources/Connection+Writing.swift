import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Writes the cells that an edit of one or two charts changed.
extension Connection {
    /// Inserts, updates, moves, and deletes the rows of the changed cells. If there are any, the positions of displaced
    /// cells are written first. Cells for which no position is free are kept, except those of a deleted sub-goal.
    ///
    /// A cell without an identity, or with the identity of a cell outside these charts, takes the row of the cell that
    /// was in its position, or else a new row.
    func write(_ charts: [(stored: StoredChart, edited: EditedChart)], in edit: inout OpenEdit) throws {
        if charts.allSatisfy(\.edited.cells.isEmpty) { return }
        try keepPositions(of: charts.map(\.stored), before: &edit)
        var before = ChartRows()
        for (stored, edited) in charts { before.add(edited.cells, of: stored) }
        // A goal that another store deleted is shown for its items, and must not go with the last of them.
        for goal in Set(before.items.values.map(\.goal)) {
            try execute("UPDATE goal SET deleted = 0 WHERE id = ? AND deleted", goal)
        }
        // Goals and items are handled separately, because another program may have given a goal and an item the same
        // number.
        var (goals, items) = (Identifier(before.goals.keys), Identifier(before.items.keys))
        for (stored, edited) in charts {
            var goalRows = stored.chart.subGoals.compactMapValues { $0.id?.row }
            for cell in edited.cells {
                guard let content = cell.after else { continue }
                guard case .actionItem(let position, in: let subGoal) = cell.cell else {
                    let row = try goals.row(of: content.id, there: cell.before?.id, &edit)
                    if case .subGoal(let position) = cell.cell { goalRows[position] = row }
                    try save(GoalRow(chart: stored.row, cell.cell, content), in: row, over: before.goals[row])
                    continue
                }
                guard let goal = goalRows[subGoal] else { throw MandalartError.empty(.subGoal(subGoal)) }
                let row = try items.row(of: content.id, there: cell.before?.id, &edit)
                let saved = ItemRow(goal: goal, position: position.number, content: content)
                try save(saved, in: row, over: before.items[row])
            }
            let due = edited.chart.coreGoal?.due
            if edited.cells.contains(where: { $0.cell == .coreGoal }), stored.due != due {
                try execute("UPDATE chart SET due = ? WHERE id = ?", due?.description, stored.row)
                // The due day is stored in the chart's row, but its change belongs to the edits of the chart's
                // contents, too.
                try include(stored.row, in: edit)
            }
        }
        for id in before.items.keys.sorted() where !items.given.contains(id) {
            try execute("UPDATE item SET deleted = 1 WHERE id = ?", id)
        }
        for id in before.goals.keys.sorted() where !goals.given.contains(id) {
            // Includes the items that were not shown, which would keep the goal visible.
            try execute("UPDATE item SET deleted = 1 WHERE goal = ? AND NOT deleted", id)
            try execute("UPDATE goal SET deleted = 1 WHERE id = ?", id)
        }
    }

    /// Writes the positions at which cells are shown that were displaced when stores were merged, before an edit of
    /// their charts. Otherwise, a displaced cell might go to the position of its row as soon as that is free. An undo of
    /// the edit does not take them back.
    private func keepPositions(of charts: [StoredChart], before edit: inout OpenEdit) throws {
        if charts.allSatisfy(\.displaced.isEmpty) { return }
        try repair(before: &edit) {
            for stored in charts {
                for cell in stored.displaced {
                    guard let row = stored.chart.content(of: cell)?.id?.row else { continue }
                    switch cell {
                    case .coreGoal: continue
                    case .subGoal(let position):
                        try execute("UPDATE goal SET position = ? WHERE id = ?", position.number, row)
                    case .actionItem(let position, in: _):
                        try execute("UPDATE item SET position = ? WHERE id = ?", position.number, row)
                    }
                }
            }
        }
    }

    /// Inserts or updates the row of a cell, unless it is the same as before. A row that was deleted is restored.
    private func save<Saved: CellRow>(_ saved: Saved, in row: RowID, over before: Saved?) throws {
        if before?.isSame(as: saved) == true { return }
        let columns = saved.columns
        let names = columns.map(\.name)
        let sql =
            before == nil
            ? """
            INSERT INTO \(Saved.table) (\(names.joined(separator: ", ")), id)
            VALUES (\(names.map { _ in "?, " }.joined())?)
            """ : "UPDATE \(Saved.table) SET \(names.map { "\($0) = ?, " }.joined())deleted = 0 WHERE id = ?"
        try execute(sql, arguments: columns.map(\.value) + [row])
    }
}

/// A row of a filled cell that can be written to its table.
private protocol CellRow {
    static var table: String { get }
    var content: CellContent { get }
    /// The row of the chart or of the goal to which the cell belongs, and the position there.
    var place: (parent: RowID, position: Int) { get }
    /// The columns besides those of ``fields``, with their values.
    var otherColumns: [(name: String, value: any ValueConvertible)] { get }
    /// The fields that are stored as text in columns of the same name.
    var fields: [CellField] { get }
}

extension CellRow {
    /// The columns that an edit writes, with their values.
    fileprivate var columns: [(name: String, value: any ValueConvertible)] {
        otherColumns
            + fields.map { field in
                let text = field.text(of: content)
                return (field.word, text == "" ? nil : text)
            }
    }

    /// Returns whether both rows have the same bytes. Swift's `==` would ignore how accents are composed.
    fileprivate func isSame(as other: Self) -> Bool {
        place == other.place
            && CellEdit(.coreGoal, before: content, after: other.content.with(content.id)).changedFields.isEmpty
    }
}

extension GoalRow: CellRow {
    fileprivate static var table: String { "goal" }
    fileprivate var place: (parent: RowID, position: Int) { (chart, position) }
    fileprivate var fields: [CellField] { CellField.inGoalColumns }

    fileprivate var otherColumns: [(name: String, value: any ValueConvertible)] {
        [("chart", chart), ("position", position)]
    }
}

extension ItemRow: CellRow {
    fileprivate static var table: String { "item" }
    fileprivate var place: (parent: RowID, position: Int) { (goal, position) }
    fileprivate var fields: [CellField] { CellField.inItemColumns }

    fileprivate var otherColumns: [(name: String, value: any ValueConvertible)] {
        let item = content.item
        return [
            ("goal", goal), ("position", position), ("rate", item?.markedRate.percent),
            ("cadence", item?.cadence?.description),
            ("pauses", item?.habit.flatMap { $0.pauses == .none ? nil : $0.pauses.description }),
        ]
    }
}

/// Assigns an existing or a new row to each goal of an edit, or to each item.
private struct Identifier {
    /// The rows before the edit.
    private let known: Set<RowID>
    private(set) var given: Set<RowID> = []

    init(_ known: some Sequence<RowID>) { self.known = Set(known) }

    mutating func row(of id: Identity?, there: Identity?, _ edit: inout OpenEdit) throws -> RowID {
        for row in [id?.row, there?.row].compactMap(\.self) where known.contains(row) {
            if given.insert(row).inserted { return row }
        }
        let row = try edit.newRow()
        given.insert(row)
        return row
    }
}

extension ChartRows {
    /// Adds the rows of some cells of a chart before an edit.
    fileprivate mutating func add(_ cells: [CellEdit], of stored: StoredChart) {
        for cell in cells {
            guard let content = cell.before, let row = content.id?.row else { continue }
            guard case .actionItem(let position, in: let subGoal) = cell.cell else {
                goals[row] = GoalRow(chart: stored.row, cell.cell, content)
                continue
            }
            guard let goal = stored.chart.subGoals[subGoal]?.id?.row else { continue }
            items[row] = ItemRow(goal: goal, position: position.number, content: content)
        }
    }
}

extension GoalRow {
    /// Creates the row of the core goal or of a sub-goal.
    fileprivate init(chart: RowID, _ cell: Cell, _ content: CellContent) {
        guard case .subGoal(let position) = cell else {
            // The due day of the core goal is stored in the row of the chart.
            var goal = content.goal
            goal?.due = nil
            self.init(chart: chart, position: Position.centre, content: goal.map(CellContent.goal) ?? content)
            return
        }
        self.init(chart: chart, position: position.number, content: content)
    }
}

extension CellContent {
    /// Returns the content with another identity.
    fileprivate func with(_ id: Identity?) -> CellContent {
        switch self {
        case .goal(var goal):
            goal.id = id
            return .goal(goal)
        case .actionItem(var item):
            item.id = id
            return .actionItem(item)
        }
    }
}
