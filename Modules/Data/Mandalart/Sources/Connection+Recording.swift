import MandalartDomainInterface
import Platform
import SQLite

/// Writes the records that undo, redo and history read. A cell is recorded whole, so that a record needs no other.
extension Connection {
    /// Begins the record of an edit.
    ///
    /// - Returns: its id, greater than that of every edit before.
    /// - Throws: `DatabaseError`.
    func recordEdit(of chart: Int64, at time: Timestamp) throws(DatabaseError) -> Int64 {
        try execute("INSERT INTO edit (chart_id, time) VALUES (?, ?)", chart, time.milliseconds)
        return lastInsertedRow
    }

    /// Adds a cell of the main grid to the record.
    ///
    /// - Throws: `DatabaseError`.
    func record(_ change: GoalChange, in edit: Int64) throws(DatabaseError) {
        let (before, after) = (change.before, change.after)
        let sql = """
            INSERT INTO cell_change (edit_id, goal, place, before, after) VALUES (?1, ?2, ?3,
                iif(?4 IS NULL, NULL, json_object('title', ?4, 'description', ?5, 'palette', ?6, 'image', ?7)),
                iif(?8 IS NULL, NULL, json_object('title', ?8, 'description', ?9, 'palette', ?10, 'image', ?11)))
            """
        try execute(
            sql, edit, change.position, Position.centre,
            before?.title.text, before?.description.text, before?.palette?.rawValue, before?.image?.text,
            after?.title.text, after?.description.text, after?.palette?.rawValue, after?.image?.text)
    }

    /// Adds a cell around a sub-goal to the record.
    ///
    /// - Throws: `DatabaseError`.
    func record(_ change: ItemChange, in edit: Int64) throws(DatabaseError) {
        let (before, after) = (change.before, change.after)
        let sql = """
            INSERT INTO cell_change (edit_id, goal, place, before, after) VALUES (?1, ?2, ?3,
                iif(?4 IS NULL, NULL, json_object('title', ?4, 'rate', ?5)),
                iif(?6 IS NULL, NULL, json_object('title', ?6, 'rate', ?7)))
            """
        try execute(
            sql, edit, change.subGoal.number, change.position.number,
            before?.title.text, before?.rate.percent, after?.title.text, after?.rate.percent)
    }
}
