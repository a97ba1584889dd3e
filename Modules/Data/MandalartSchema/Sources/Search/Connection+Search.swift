package import Journal
package import SQLite

extension Journal {
    /// Updates the full-text indexes, then searches them.
    ///
    /// Edits do not update the indexes, so that a damaged index never blocks an edit. A damaged index is rebuilt from the
    /// tables. In a store that is read-only, the search misses edits since the last update.
    ///
    /// - Throws: what the body throws, and ``DatabaseError``.
    package func search<Output: Sendable>(
        _ body: @escaping @Sendable (borrowing Connection) throws -> Output
    ) async throws -> Output {
        // The indexes follow the edits, so what other programs changed becomes one first.
        try await recordOutside()
        return try await database.search(body)
    }
}

extension Database {
    fileprivate func search<Output: Sendable>(
        _ body: @Sendable (borrowing Connection) throws -> Output
    ) throws -> Output {
        do {
            try updateSearch()
            return try read(body)
        } catch let error as DatabaseError where [.corrupt, .constraint, .failed].contains(error.kind) {
            try write { try $0.rebuildSearch() }
            return try read(body)
        }
    }

    /// Updates the full-text indexes with the edits since the last update.
    ///
    /// - Throws: ``DatabaseError``.
    package func updateSearch() throws {
        guard try read({ try $0.isSearchBehind() }) else { return }
        do {
            try write { try $0.indexPending() }
        } catch let error as DatabaseError where error.kind == .readOnly {
            return
        }
    }
}

extension Connection {
    /// Whether the indexes lack an edit.
    fileprivate func isSearchBehind() throws -> Bool {
        let sql = """
            SELECT EXISTS (SELECT 1 FROM journal_edit WHERE number > (SELECT edit FROM search_state)) AS is_behind
            """
        return try first(sql) { try $0.bool("is_behind") } ?? false
    }

    /// Rebuilds the indexes from the tables.
    fileprivate func rebuildSearch() throws {
        for index in ["cell_text", "wish_text"] { try execute("DROP TABLE IF EXISTS \(index)") }
        for index in MandalartSchema.indexes { try execute(index) }
        try execute("UPDATE search_state SET edit = 0")
        try indexPending()
    }

    fileprivate func indexPending() throws {
        for text in try pendingCells() { try replace(text, in: "cell_text", "note") }
        for text in try pendingWishes() { try replace(text, in: "wish_text", "tree") }
        try execute("UPDATE search_state SET edit = (SELECT max(number) FROM journal_edit)")
    }

    /// The rows that changed since the last update, and those whose visibility may have changed with them.
    private static let pending = """
        WITH changed AS MATERIALIZED (
            SELECT DISTINCT row FROM journal_change WHERE edit > (SELECT edit FROM search_state)
        ), pending AS MATERIALIZED (
            SELECT row FROM changed
            UNION SELECT goal.id FROM changed CROSS JOIN goal ON goal.chart = changed.row
            UNION SELECT item.id FROM changed CROSS JOIN goal ON goal.chart = changed.row
                CROSS JOIN item ON item.goal = goal.id
            UNION SELECT milestone.wish FROM changed CROSS JOIN milestone ON milestone.id = changed.row
        )
        """

    private func replace(_ text: IndexedText, in index: String, _ second: String) throws {
        try execute("DELETE FROM \(index) WHERE rowid = ?", text.row)
        guard let title = text.title else { return }
        try execute(
            "INSERT INTO \(index) (rowid, title, \(second)) VALUES (?, ?, ?)", text.row, SearchText.indexed(title),
            SearchText.indexed(text.rest))
    }

    private func pendingCells() throws -> [IndexedText] {
        let sql = """
            \(Self.pending)
            SELECT row, CASE WHEN NOT goal.deleted AND NOT chart.deleted THEN goal.title END AS title,
                coalesce(goal.note, '') AS rest
            FROM pending CROSS JOIN goal ON goal.id = row CROSS JOIN chart ON chart.id = goal.chart
            UNION ALL
            SELECT row, CASE WHEN NOT item.deleted AND NOT chart.deleted THEN item.title END, coalesce(item.note, '')
            FROM pending CROSS JOIN item ON item.id = row CROSS JOIN goal ON goal.id = item.goal
                CROSS JOIN chart ON chart.id = goal.chart
            """
        return try readable(sql) { try $0.indexedText() }
    }

    private func pendingWishes() throws -> [IndexedText] {
        let sql = """
            \(Self.pending)
            SELECT row, CASE WHEN NOT wish.deleted THEN wish.title END AS title,
                coalesce(purpose, '') || ' ' || coalesce(goal, '') || ' ' || coalesce(vision, '') || ' ' || coalesce((
                    SELECT group_concat(milestone.title, ' ') FROM milestone
                    WHERE milestone.wish = wish.id AND NOT milestone.deleted
                ), '') AS rest
            FROM pending CROSS JOIN wish ON wish.id = row
            """
        return try readable(sql) { try $0.indexedText() }
    }
}

/// What an index holds of a row.
private struct IndexedText {
    let row: RowID
    /// `nil` for a row that must not be found.
    let title: String?
    let rest: String
}

extension Row {
    fileprivate func indexedText() throws(DatabaseError) -> IndexedText {
        IndexedText(
            row: RowID(try integer("row", as: Int64.self)), title: try optionalText("title"), rest: try text("rest"))
    }
}
