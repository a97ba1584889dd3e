/// Searches full-text indexes that hold ``SearchText``.
extension Connection {
    /// Returns the ids of the rows that contain all the words, best matches first: rows whose first column begins with
    /// the first word and has the others, then rows that have the words in that column, then all others. Each group is
    /// sorted by row id.
    ///
    /// - Parameters:
    ///   - words: the search words. A row may have them in any order; the first one counts for the order of the rows.
    ///   - index: the name of an FTS5 table.
    ///   - column: its first column.
    ///   - count: the maximum number of rows.
    /// - Returns: the row ids.
    /// - Throws: ``DatabaseError``.
    public func rows(with words: String, in index: String, first column: String, atMost count: Int) throws -> [Int] {
        // Each query ends when it has found enough rows. A ranking would have to find all of them.
        let queries = [
            "\(column) : (\(SearchText.queryForBeginning(with: words)))",
            "\(column) : (\(SearchText.query(for: words)))",
            SearchText.query(for: words),
        ]
        var rows: [Int] = []
        for query in queries where rows.count < count {
            let sql = "SELECT rowid AS row FROM \(index) WHERE \(index) MATCH ? ORDER BY rowid LIMIT ?"
            let found = try self.query(sql, query, count + rows.count) { try $0.integer("row") }
            for row in found where !rows.contains(row) && rows.count < count { rows.append(row) }
        }
        return rows
    }
}
