import JSON
import MandalartDomainInterface
import SQLite
import Time

/// Writes the records that undo, redo and history read. A cell is recorded whole, so that a record needs no other.
extension Connection {
    /// Begins the record of an edit.
    ///
    /// - Returns: its id, greater than that of every edit before.
    /// - Throws: `DatabaseError`.
    func recordEdit(_ kind: Edit.Kind, of chart: ChartID, at time: Timestamp) throws(DatabaseError) -> Int64 {
        let sql = "INSERT INTO edit (chart_id, time, undoes, redoes) VALUES (?, ?, ?, ?)"
        switch kind {
        case .change: try execute(sql, chart.number, time.milliseconds, Int?.none, Int?.none)
        case .undo(let change): try execute(sql, chart.number, time.milliseconds, change, Int?.none)
        case .redo(let change): try execute(sql, chart.number, time.milliseconds, Int?.none, change)
        }
        return lastInsertedRow
    }

    /// Adds a cell to the record.
    ///
    /// - Throws: `DatabaseError`.
    func record(_ edit: CellEdit, in number: Int64) throws(DatabaseError) {
        let sql = "INSERT INTO cell_change (edit_id, goal, place, before, after) VALUES (?, ?, ?, ?, ?)"
        try execute(
            sql, number, edit.cell.goalNumber, edit.cell.placeNumber, edit.before?.json, edit.after?.json)
    }

    /// Deletes the records of a chart. With them goes what other charts have of edits that changed nothing but this one:
    /// what was copied from there to here.
    ///
    /// - Throws: `DatabaseError`.
    func deleteEdits(of chart: ChartID) throws {
        let condition = """
            WHERE chart_id = ? OR (
                elsewhere IN (SELECT id FROM edit WHERE chart_id = ?)
                AND NOT EXISTS (SELECT 1 FROM cell_change WHERE edit_id = edit.id)
            )
            """
        // Undos and redos refer to changes.
        let sql = "UPDATE edit SET undoes = NULL, redoes = NULL \(condition)"
        try execute(sql, chart.number, chart.number)
        try execute("DELETE FROM edit \(condition)", chart.number, chart.number)
    }
}

extension CellContent {
    /// The text of a record.
    fileprivate var json: String {
        let object: JSONValue =
            switch self {
            case .goal(let title, let description, let palette, let image):
                [
                    "title": .string(title.text), "description": .string(description.text),
                    "palette": palette.map { .string($0.rawValue) } ?? nil,
                    "image": image.map { .string($0.text) } ?? nil,
                ]
            case .actionItem(let item):
                [
                    "title": .string(item.title.text), "rate": .integer(item.rate.percent),
                    "item": item.id.map { .integer($0.number) } ?? nil,
                ]
            }
        return object.text
    }
}
