/// Searches full-text indexes that hold ``SearchText``.
extension Connection {
    /// Returns the rows that contain all the words, best matches first: rows whose first column begins with the words,
    /// then those with the words in that column, then all others; each group is sorted by row id.
    ///
    /// - Parameters:
    ///   - words: the search words, in any order.
    ///   - index: the name of an FTS5 table.
    ///   - column: its first column.
    ///   - count: the maximum number of rows.
    /// - Returns: row ids.
    /// - Throws: ``DatabaseError``.
    public func rows(with words: String, in index: String, first column: String, atMost count: Int) throws -> [Int] {
        // Each of them ends when it has found enough, which a rank of all would not.
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
