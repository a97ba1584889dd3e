import MandalartDomainInterface
import SQLite

/// Writes single cells. A row keeps its id as long as the cell is filled.
extension Connection {
    /// An edit in which the item has its id: without one it is the item that was in the cell, else a new one.
    ///
    /// - Throws: `DatabaseError`.
    func identified(_ edit: CellEdit) throws(DatabaseError) -> CellEdit {
        guard case .actionItem(let item) = edit.after, item.id == nil else { return edit }
        var id: ItemID?
        if case .actionItem(let before) = edit.before { id = before.id }
        if id == nil {
            try execute("INSERT INTO item DEFAULT VALUES")
            id = ItemID(Int(lastInsertedRow))
        }
        let same = ActionItem(title: item.title, rate: item.rate, id: id)
        return CellEdit(edit.cell, before: edit.before, after: .actionItem(same))
    }

    /// Fills, changes or empties a cell. Emptying a sub-goal takes its items with it; for an item to be filled its
    /// sub-goal must be there, and its id known.
    ///
    /// - Throws: `DatabaseError`.
    func write(_ content: CellContent?, in cell: Cell, of chart: ChartID) throws(DatabaseError) {
        switch content {
        case .goal(let title, let description, let palette, let image):
            let sql = """
                INSERT INTO goal (chart_id, position, title, description, palette, image) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (chart_id, position) DO UPDATE SET
                    title = excluded.title, description = excluded.description,
                    palette = excluded.palette, image = excluded.image
                """
            try execute(
                sql, chart.number, cell.goalNumber, title.text, description.text, palette?.rawValue, image?.text)
        case .actionItem(let item):
            let sql = """
                INSERT INTO action_item (chart_id, sub_goal, position, title, rate, item_id) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (chart_id, sub_goal, position) DO UPDATE SET
                    title = excluded.title, rate = excluded.rate, item_id = excluded.item_id
                """
            try execute(
                sql, chart.number, cell.goalNumber, cell.placeNumber, item.title.text, item.rate.percent,
                item.id?.number)
        case nil:
            try empty(cell, of: chart)
        }
    }

    private func empty(_ cell: Cell, of chart: ChartID) throws(DatabaseError) {
        switch cell {
        case .coreGoal, .subGoal:
            try execute("DELETE FROM goal WHERE chart_id = ? AND position = ?", chart.number, cell.goalNumber)
        case .actionItem:
            let sql = "DELETE FROM action_item WHERE chart_id = ? AND sub_goal = ? AND position = ?"
            try execute(sql, chart.number, cell.goalNumber, cell.placeNumber)
        }
    }
}
