import MandalartDomainInterface
import SQLite
import Time

/// A row of the table of edits.
struct EditEntry {
    /// The number of the edit.
    let number: Int
    /// When it was made.
    let time: Timestamp
    /// How it came about.
    let kind: Edit.Kind
    /// The number of the other half of an edit of two charts.
    let elsewhere: Int?
}

/// Reads the records of edits.
extension Connection {
    /// The last edits with their cells, newest first.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no edit can have. Its words name the edit.
    func edits(of chart: ChartID, last count: Int) throws -> [Edit] {
        let sql = "SELECT id, time, undoes, redoes, elsewhere FROM edit WHERE chart_id = ? ORDER BY id DESC LIMIT ?"
        return try query(sql, chart.number, max(0, count)) { row in try row.editEntry() }.map { try edit($0) }
    }

    /// The newest edit that is older than that of a number, without its cells.
    ///
    /// - Throws: as ``edits(of:last:)``.
    func entry(of chart: ChartID, before number: Int) throws -> EditEntry? {
        let sql = """
            SELECT id, time, undoes, redoes, elsewhere FROM edit WHERE chart_id = ? AND id < ? ORDER BY id DESC LIMIT 1
            """
        return try first(sql, chart.number, number) { row in try row.editEntry() }
    }

    /// The change that an undo or a redo names, without its cells; `nil` when there is no edit of that number.
    ///
    /// - Throws: as ``edits(of:last:)``, also when what it names is no change.
    func entryOfChange(namedBy number: Int) throws -> EditEntry? {
        let sql = """
            SELECT coalesce(edit.undoes, edit.redoes) AS names, change.time AS time, change.elsewhere FROM edit
            LEFT JOIN edit AS change ON change.id = names AND change.undoes IS NULL AND change.redoes IS NULL
            WHERE edit.id = ?
            """
        return try first(sql, number) { row in
            guard let time = try row.optionalInteger("time", as: Int64.self) else {
                throw row.unexpected("names", expected: "the number of the change that edit \(number) is about")
            }
            return EditEntry(
                number: try row.integer("names"), time: Timestamp(milliseconds: time), kind: .change,
                elsewhere: try row.optionalInteger("elsewhere"))
        }
    }

    /// An edit with its cells, goals before action items.
    ///
    /// - Throws: as ``edits(of:last:)``.
    func edit(_ entry: EditEntry) throws -> Edit {
        let cells = try cells(of: entry.number)
        return Edit(
            number: entry.number, time: entry.time, kind: entry.kind, cells: cells,
            elsewhere: try entry.elsewhere.flatMap { try elsewhere($0) })
    }

    private func elsewhere(_ number: Int) throws -> Edit.Elsewhere? {
        let chart = try first("SELECT chart_id FROM edit WHERE id = ?", number) { try ChartID($0.integer("chart_id")) }
        return try chart.map { Edit.Elsewhere(chart: $0, number: number, cells: try cells(of: number)) }
    }

    private func cells(of edit: Int) throws -> [CellEdit] {
        let sql = """
            SELECT goal, place, before, after FROM cell_change WHERE edit_id = ? ORDER BY place <> 5, goal, place
            """
        return try query(sql, edit) { row in try row.cellEdit(of: edit) }
    }
}
