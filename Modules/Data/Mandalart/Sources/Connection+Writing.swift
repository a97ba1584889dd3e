import Edits
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import Time

/// Writes the cells that an edit of one or two charts changed.
extension Connection {
    /// Inserts, updates, moves, and deletes rows until they match the charts in `after`. `before` contains the charts
    /// as the rows represent them.
    ///
    /// A cell without an identity, or with the identity of a cell outside these charts, takes the row of the cell that
    /// was in its position, or else a new row.
    func write(
        _ charts: [(row: RowID, rows: ChartRows, before: Chart, after: Chart)], in edit: inout OpenEdit
    ) throws {
        var before = charts.first?.rows ?? ChartRows()
        for chart in charts.dropFirst() {
            before.goals.merge(chart.rows.goals) { first, _ in first }
            before.items.merge(chart.rows.items) { first, _ in first }
        }
        // Goals and items are handled separately, because another program may have given a goal and an item the same
        // number.
        var goals = Identifier(before.goals.keys, named: charts.flatMap(\.after.goalIdentities))
        var items = Identifier(before.items.keys, named: charts.flatMap(\.after.itemIdentities))
        var after = ChartRows()
        after.items.reserveCapacity(before.items.count)
        var shown: (goals: Set<RowID>, items: Set<RowID>) = ([], [])
        for (row, rows, there, chart) in charts {
            shown.goals.formUnion(there.goalIdentities.map(\.row))
            shown.items.formUnion(there.itemIdentities.map(\.row))
            if let goal = chart.coreGoal {
                let id = try goals.row(of: goal.id, there: there.coreGoal?.id, &edit)
                var own = goal
                own.due = nil
                after.goals[id] = GoalRow(chart: row, position: Position.centre, content: .goal(own))
            }
            if rows.due != chart.coreGoal?.due {
                try execute("UPDATE chart SET due = ? WHERE id = ?", chart.coreGoal?.due?.description, row)
                // The due day is stored in the chart's row, but its change belongs to the edits of the chart's
                // contents, too.
                try include(row, in: edit)
            }
            for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
                let id = try goals.row(of: goal.id, there: there.subGoals[position]?.id, &edit)
                after.goals[id] = GoalRow(chart: row, position: position.number, content: .goal(goal.goal))
                for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                    let old = there.subGoals[position]?.items[place]?.id
                    let own = try items.row(of: item.id, there: old, &edit)
                    after.items[own] = ItemRow(goal: id, position: place.number, content: .actionItem(item))
                }
            }
        }
        try write(after, over: before, ofWhich: shown)
    }

    /// Changes the rows of `before` to those of `after`. A row that is missing in `after` is deleted only if it is in
    /// `shown`, the rows of the cells that the charts showed: cells that found no free position are kept. The items of a
    /// deleted goal are all deleted.
    private func write(
        _ after: ChartRows, over before: ChartRows, ofWhich shown: (goals: Set<RowID>, items: Set<RowID>)
    ) throws {
        for (id, goal) in after.goals.sorted(by: { $0.key < $1.key }) where before.goals[id]?.isSame(as: goal) != true {
            if before.goals[id] == nil { try insert(goal, id) } else { try update(goal, id) }
        }
        for (id, item) in after.items.sorted(by: { $0.key < $1.key }) where before.items[id]?.isSame(as: item) != true {
            if before.items[id] == nil { try insert(item, id) } else { try update(item, id) }
        }
        for id in before.items.keys.sorted() where after.items[id] == nil && shown.items.contains(id) {
            try execute("UPDATE item SET deleted = 1 WHERE id = ?", id)
        }
        for id in before.goals.keys.sorted() where after.goals[id] == nil && shown.goals.contains(id) {
            // Includes the items that were not shown, which would keep the goal visible.
            try execute("UPDATE item SET deleted = 1 WHERE goal = ? AND NOT deleted", id)
            try execute("UPDATE goal SET deleted = 1 WHERE id = ?", id)
        }
    }

    private func insert(_ row: some CellRow, _ id: RowID) throws {
        let columns = row.columns + [("id", id)]
        let names = columns.map(\.name).joined(separator: ", ")
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        try execute("INSERT INTO \(row.table) (\(names)) VALUES (\(places))", arguments: columns.map(\.value))
    }

    /// Updates a row, and restores it if it was deleted.
    private func update(_ row: some CellRow, _ id: RowID) throws {
        let columns = row.columns
        let values = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
        let sql = "UPDATE \(row.table) SET \(values), deleted = 0 WHERE id = ?"
        try execute(sql, arguments: columns.map(\.value) + [id])
    }
}

/// A row of a filled cell that can be written to its table.
private protocol CellRow {
    var table: String { get }
    /// The columns that an edit writes, with their values.
    var columns: [(name: String, value: any ValueConvertible)] { get }
}

extension GoalRow: CellRow {
    fileprivate var table: String { "goal" }

    fileprivate var columns: [(name: String, value: any ValueConvertible)] {
        [("chart", chart), ("position", position)] + content.columns(CellField.inGoalColumns)
    }
}

extension ItemRow: CellRow {
    fileprivate var table: String { "item" }

    fileprivate var columns: [(name: String, value: any ValueConvertible)] {
        let (item, cadence) = (content.item, content.item?.cadence)
        return [
            ("goal", goal), ("position", position), ("rate", item?.markedRate.percent),
            ("cadence", cadence?.rhythmText), ("span", cadence?.storedSpan),
        ] + content.columns(CellField.inItemColumns)
    }
}

extension CellContent {
    /// Returns the columns of the given fields with their texts, or with NULL for empty fields.
    fileprivate func columns(_ fields: [CellField]) -> [(name: String, value: any ValueConvertible)] {
        fields.map { field in
            let text = field.text(of: self)
            return (field.word, text == "" ? nil : text)
        }
    }
}

/// Assigns an existing or a new row to each goal of an edit, or to each item.
private struct Identifier {
    /// The rows before the edit, and the rows to which the identities of the edited cells refer.
    private let known, named: Set<RowID>
    private var given: Set<RowID> = []

    init(_ known: some Sequence<RowID>, named: [Identity]) {
        (self.known, self.named) = (Set(known), Set(named.map(\.row)))
    }

    mutating func row(of id: Identity?, there: Identity?, _ edit: inout OpenEdit) throws -> RowID {
        if let row = id?.row, known.contains(row), given.insert(row).inserted { return row }
        if let row = there?.row, known.contains(row), !named.contains(row), given.insert(row).inserted { return row }
        let row = try edit.newRow()
        given.insert(row)
        return row
    }
}

extension Chart {
    /// The identities of all goals that have one.
    fileprivate var goalIdentities: [Identity] {
        ([coreGoal?.id] + subGoals.values.map(\.id)).compactMap(\.self)
    }

    /// The identities of all items that have one.
    fileprivate var itemIdentities: [Identity] {
        subGoals.values.flatMap { $0.items.values.compactMap(\.id) }
    }
}

extension GoalRow {
    /// Returns whether both rows have the same bytes. Swift's `==` would ignore how accents are composed.
    fileprivate func isSame(as other: GoalRow) -> Bool {
        chart == other.chart && position == other.position
            && CellEdit(.coreGoal, before: content, after: other.content).changedFields.isEmpty
    }
}

extension ItemRow {
    fileprivate func isSame(as other: ItemRow) -> Bool {
        let edit = CellEdit(.coreGoal, before: content, after: other.content.with(content.item?.id))
        return goal == other.goal && position == other.position && edit.changedFields.isEmpty
    }
}

extension CellContent {
    /// Returns the content with another identity.
    fileprivate func with(_ id: Identity?) -> CellContent {
        guard case .actionItem(var item) = self else { return self }
        item.id = id
        return .actionItem(item)
    }
}
