import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Searches cells by their full-text index.
extension Connection {
    /// Returns the cells that contain all words, best matches first. The index may be outdated, so deleted rows are
    /// filtered out here.
    func cells(with words: SearchWords, atMost count: Int) throws -> [FoundCell] {
        let keys = try rows(with: words.text, in: "cell_text", first: "title", atMost: count)
        var places = ShownPlaces()
        return try keys.compactMap { key in try ifReadable { try cell(in: RowID(Int64(key)), &places) } ?? nil }
    }

    /// Returns the log entries that contain all words, latest day first. Entries of cleared items are left out.
    func entries(with words: SearchWords, atMost count: Int) throws -> [FoundEntry] {
        let sql = """
            SELECT \(Self.columnsOfFound), activity.number AS entry, activity.day AS entry_day, activity.text AS entry_text
            FROM entry_text JOIN activity ON activity.id = entry_text.rowid JOIN item ON item.id = activity.item
            JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
            LEFT JOIN item_touch ON item_touch.item = item.id
            WHERE entry_text MATCH ? AND NOT activity.deleted
                AND NOT item.deleted AND NOT chart.deleted
            ORDER BY activity.day DESC, activity.number DESC LIMIT ?
            """
        var places = ShownPlaces()
        return try readable(sql, SearchText.query(for: words.text), count) { row in
            FoundEntry(
                number: try row.integer("entry"), on: try row.day("entry_day"),
                text: try row.activityText("entry_text"), of: try foundCell(row, &places))
        }
    }

    /// Returns the item or the goal of a row; `nil` if it is deleted.
    private func cell(in row: RowID, _ places: inout ShownPlaces) throws -> FoundCell? {
        let item = """
            SELECT \(Self.columnsOfFound) FROM item JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
            LEFT JOIN item_touch ON item_touch.item = item.id WHERE item.id = ?
                AND NOT item.deleted AND NOT chart.deleted
            """
        if let found = try first(item, row, map: { row in try foundCell(row, &places) }) { return found }
        let goal = """
            SELECT \(Self.columnsOfFound)
            FROM goal JOIN chart ON chart.id = goal.chart LEFT JOIN item ON false LEFT JOIN item_touch ON false
            WHERE goal.id = ? AND \(Self.isShown("goal")) AND NOT chart.deleted
            """
        return try first(goal, row) { row in try foundCell(row, &places) }
    }
}
