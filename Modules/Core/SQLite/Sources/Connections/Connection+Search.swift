/// Asks full-text indexes that hold ``SearchText``.
extension Connection {
    /// The rows of an index in which all the words stand, the best ones first: whose first column begins with them, then
    /// those that have them there, then all others; within that by row id.
    ///
    /// - Parameters:
    ///   - words: what a person looks for, in any order.
    ///   - index: an FTS5 table of the caller's.
    ///   - column: its first column.
    ///   - count: at most so many.
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
