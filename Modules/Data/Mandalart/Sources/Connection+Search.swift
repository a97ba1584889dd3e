import MandalartDomainInterface
import SQLite

/// Keeps the full-text index in step with the cells, and asks it.
extension Connection {
    /// Whether cells were written that the index does not know yet: by a program that does not bring it up to date, or
    /// before there was one.
    func isSearchBehind() throws -> Bool {
        try first("SELECT key FROM search_pending LIMIT 1") { _ in true } ?? false
    }

    /// Brings the index up to date with all cells that were written since the last time. Called at the end of every
    /// transaction that writes cells.
    func updateSearch() throws {
        let sql = """
            SELECT key, coalesce(goal.title, item.title) AS title, coalesce(goal.description, '') AS description
            FROM search_pending
            LEFT JOIN goal ON key % 10 = 5 AND goal.chart_id = key / 100 AND goal.position = key / 10 % 10
            LEFT JOIN action_item AS item ON key % 10 <> 5 AND item.chart_id = key / 100
                AND item.sub_goal = key / 10 % 10 AND item.position = key % 10
            """
        let cells = try query(sql) { row in
            (try row.integer("key"), try row.optionalText("title"), try row.text("description"))
        }
        for (key, title, description) in cells {
            try execute("DELETE FROM cell_text WHERE rowid = ?", key)
            guard let title else { continue }
            try execute(
                "INSERT INTO cell_text (rowid, title, description) VALUES (?, ?, ?)", key,
                SearchText.indexed(title), SearchText.indexed(description))
        }
        if !cells.isEmpty { try execute("DELETE FROM search_pending") }
    }

    /// The cells in which all the words stand, the best ones first.
    func cells(with words: SearchWords, atMost count: Int) throws -> [FoundCell] {
        let keys = try rows(with: words.text, in: "cell_text", first: "title", atMost: count)
        return try keys.compactMap { try foundCell($0) }
    }

    private func foundCell(_ key: Int) throws -> FoundCell? {
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM chart
            JOIN goal ON goal.chart_id = chart.id AND goal.position = ?
            LEFT JOIN goal AS core ON core.chart_id = chart.id AND core.position = 5
            LEFT JOIN action_item AS item
                ON item.chart_id = chart.id AND item.sub_goal = goal.position AND item.position = ?
            WHERE chart.id = ?
            """
        return try first(sql, key / 10 % 10, key % 10, key / 100) { try $0.foundCell() }
    }
}
