import MandalartDomainInterface
import SQLite

/// Writes single cells. A row keeps its id as long as the cell is filled.
extension Connection {
    /// Fills, changes or empties a cell of the main grid. Emptying a sub-goal takes its items with it.
    ///
    /// - Throws: `DatabaseError`.
    func write(_ change: GoalChange, of chart: Int64) throws(DatabaseError) {
        guard let goal = change.after else {
            try execute("DELETE FROM goal WHERE chart_id = ? AND position = ?", chart, change.position)
            return
        }
        let sql = """
            INSERT INTO goal (chart_id, position, title, description, palette, image) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (chart_id, position) DO UPDATE SET
                title = excluded.title, description = excluded.description,
                palette = excluded.palette, image = excluded.image
            """
        try execute(
            sql, chart, change.position,
            goal.title.text, goal.description.text, goal.palette?.rawValue, goal.image?.text)
    }

    /// Fills, changes or empties a cell around a sub-goal, which must be there for an item to be filled.
    ///
    /// - Throws: `DatabaseError`.
    func write(_ change: ItemChange, of chart: Int64) throws(DatabaseError) {
        let (subGoal, position) = (change.subGoal.number, change.position.number)
        guard let item = change.after else {
            let sql = "DELETE FROM action_item WHERE chart_id = ? AND sub_goal = ? AND position = ?"
            try execute(sql, chart, subGoal, position)
            return
        }
        let sql = """
            INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (chart_id, sub_goal, position) DO UPDATE SET title = excluded.title, rate = excluded.rate
            """
        try execute(sql, chart, subGoal, position, item.title.text, item.rate.percent)
    }
}
