import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import Time

/// Writes what an edit makes of the rows of one or two charts.
extension Connection {
    /// Fills, changes, moves and deletes rows until they show some charts.
    ///
    /// A cell without an identity, or with one that is not in these charts, is the row that was in it, else a new one.
    func write(_ charts: [(row: RowID, before: ChartRows, after: Chart)], in edit: inout OpenEdit) throws {
        var before = ChartRows()
        for chart in charts {
            before.goals.merge(chart.before.goals) { first, _ in first }
            before.items.merge(chart.before.items) { first, _ in first }
        }
        // Apart for goals and items: another program may have given one number to both.
        var goals = Identifier(before.goals.keys, named: charts.flatMap(\.after.goalIdentities))
        var items = Identifier(before.items.keys, named: charts.flatMap(\.after.itemIdentities))
        var after = ChartRows()
        var shown: (goals: Set<RowID>, items: Set<RowID>) = ([], [])
        for (row, rows, chart) in charts {
            let there = Chart(rows)
            shown.goals.formUnion(there.goalIdentities.map(\.row))
            shown.items.formUnion(there.itemIdentities.map(\.row))
            if let goal = chart.coreGoal {
                let id = try goals.row(of: goal.id, there: there.coreGoal?.id, &edit)
                var own = goal
                own.due = nil
                after.goals[id] = GoalRow(chart: row, position: Position.centre, content: CellContent(own))
            }
            if rows.due != chart.coreGoal?.due {
                try execute("UPDATE chart SET due = ? WHERE id = ?", chart.coreGoal?.due?.description, row)
                // The edit is one of what the chart holds, too.
                try include(row, in: edit)
            }
            for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
                let id = try goals.row(of: goal.id, there: there.subGoals[position]?.id, &edit)
                after.goals[id] = GoalRow(chart: row, position: position.number, content: CellContent(goal))
                for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                    let old = there.subGoals[position]?.items[place]?.id
                    let own = try items.row(of: item.id, there: old, &edit)
                    after.items[own] = ItemRow(goal: id, position: place.number, item: item)
                }
            }
        }
        try write(after, over: before, ofWhich: shown)
    }

    /// Makes the rows of `before` those of `after`. Of the rows that are not in `after`, those that were shown are deleted:
    /// a row for which there was no cell stays.
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
            // With the items that were not shown, which would keep the goal in sight.
            try execute("UPDATE item SET deleted = 1 WHERE goal = ? AND NOT deleted", id)
            try execute("UPDATE goal SET deleted = 1 WHERE id = ?", id)
        }
    }

    private func insert(_ goal: GoalRow, _ id: RowID) throws {
        guard case .goal(let title, let description, let palette, let image, let due) = goal.content else { return }
        let sql = """
            INSERT INTO goal (chart, position, title, description, palette, image, due, id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """
        try execute(
            sql, goal.chart, goal.position, title.text, description.text, palette?.rawValue, image?.text,
            due?.description, id)
    }

    private func update(_ goal: GoalRow, _ id: RowID) throws {
        guard case .goal(let title, let description, let palette, let image, let due) = goal.content else { return }
        let sql = """
            UPDATE goal SET chart = ?, position = ?, title = ?, description = ?, palette = ?, image = ?, due = ?,
                deleted = 0
            WHERE id = ?
            """
        try execute(
            sql, goal.chart, goal.position, title.text, description.text, palette?.rawValue, image?.text,
            due?.description, id)
    }

    private func insert(_ row: ItemRow, _ id: RowID) throws {
        let sql = """
            INSERT INTO item (goal, position, title, rate, due, cadence, span, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """
        try execute(sql, row, id)
    }

    private func update(_ row: ItemRow, _ id: RowID) throws {
        let sql = """
            UPDATE item SET goal = ?, position = ?, title = ?, rate = ?, due = ?, cadence = ?, span = ? WHERE id = ?
            """
        try execute(sql, row, id)
    }

    private func execute(_ sql: String, _ row: ItemRow, _ id: RowID) throws {
        let (item, cadence) = (row.item, row.item.habit?.cadence)
        try execute(
            sql, row.goal, row.position, item.title.text, item.markedRate.percent, item.due?.description,
            cadence?.rhythmText, cadence?.storedSpan, id)
    }
}

/// Says which row each filled cell of a kind is.
private struct Identifier {
    /// The rows that are there, and those of them that a cell names.
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
    /// Compares bytes: Swift's `==` compares text by canonical equivalence.
    fileprivate func isSame(as other: GoalRow) -> Bool {
        chart == other.chart && position == other.position
            && CellEdit(.coreGoal, before: content, after: other.content).changedFields.isEmpty
    }
}

extension ItemRow {
    fileprivate func isSame(as other: ItemRow) -> Bool {
        let (item, same) = (CellContent.actionItem(item), CellContent.actionItem(other.item.with(self.item.id)))
        let edit = CellEdit(.coreGoal, before: item, after: same)
        return goal == other.goal && position == other.position && edit.changedFields.isEmpty
    }
}

extension ActionItem {
    fileprivate func with(_ id: Identity?) -> ActionItem {
        ActionItem(title: title, rate: markedRate, due: due, habit: habit, id: id)
    }
}
