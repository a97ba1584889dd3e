public import SQLite

/// A full-text index of journaled rows (sqlite.org/fts5.html), whose entries refer to rows by ``RowID``. Its texts are
/// encoded as `SearchText`.
public struct SearchIndex: Sendable {
    /// The name of the FTS5 table.
    public let name: String
    /// The names of the index's two columns: matches in the first column rank first; the second has all other text.
    public let columns: (first: String, rest: String)
    let texts: String

    /// Creates the declaration of an index.
    ///
    /// - Parameters:
    ///   - name: the name of the FTS5 table.
    ///   - columns: the names of its two columns.
    ///   - texts: a query for the texts of changed rows, with the columns `row`, `first` (NULL for a row that must not
    ///     be found) and `rest`. Its `WITH` clause begins with ``SearchIndexes/changed``.
    public init(_ name: String, columns: (first: String, rest: String), texts: String) {
        (self.name, self.columns, self.texts) = (name, columns, texts)
    }

    /// SQL that creates the FTS5 table.
    public var statement: String {
        """
        CREATE VIRTUAL TABLE \(name) USING fts5 (
            \(columns.first), \(columns.rest), columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """
    }
}

/// The full-text indexes of a store. The journal tells which rows changed since the last update.
///
/// Edits do not update the indexes, so that a damaged index never blocks an edit. A damaged index is rebuilt from the
/// tables.
public struct SearchIndexes: Sendable {
    let indexes: [SearchIndex]

    /// Creates the indexes of a store.
    public init(_ indexes: [SearchIndex]) {
        self.indexes = indexes
    }

    /// SQL statements for a migration, which create the indexes and a table with the number of the last indexed edit.
    public var statements: [String] {
        indexes.map(\.statement)
            + ["CREATE TABLE search_state (edit INTEGER NOT NULL) STRICT", "INSERT INTO search_state VALUES (0)"]
    }

    /// SQL statements to run in a copy of a store. They empty the copy's indexes, and the next search rebuilds the
    /// indexes.
    public var adjustmentsOfCopies: [String] {
        ["DELETE FROM search_state", "INSERT INTO search_state VALUES (0)"] + indexes.map { "DELETE FROM \($0.name)" }
    }

    /// SQL statements for a purge, which erase all indexed texts. The next search rebuilds the indexes.
    public var erasures: [String] {
        indexes.map { "DROP TABLE \($0.name)" } + indexes.map(\.statement) + ["UPDATE search_state SET edit = -1"]
    }

    /// An SQL common table expression for the rows that changed since the last update: `changed`, with the column
    /// `row`. The query of each index uses it in the `WITH` clause.
    public static let changed = """
        changed AS MATERIALIZED (
            SELECT DISTINCT row FROM journal_change WHERE edit > (SELECT edit FROM search_state)
        )
        """
}

extension Journal {
    /// Updates the full-text indexes, then runs the body to search them. In a read-only store, the search misses edits
    /// since the last update.
    ///
    /// - Throws: the error of the body, and `DatabaseError`.
    public func search<Output: Sendable>(
        _ indexes: SearchIndexes, _ body: @escaping @Sendable (borrowing Connection) throws -> Output
    ) async throws -> Output {
        // The indexes follow the edits, so the changes of other programs are first recorded as an edit.
        try await recordOutside()
        return try await database.search(indexes, body)
    }
}

extension Database {
    fileprivate func search<Output: Sendable>(
        _ indexes: SearchIndexes, _ body: @Sendable (borrowing Connection) throws -> Output
    ) throws -> Output {
        do {
            try update(indexes)
            return try read(body)
        } catch let error as DatabaseError where [.corrupt, .constraint, .failed].contains(error.kind) {
            try write { try $0.rebuild(indexes) }
            return try read(body)
        }
    }

    /// Updates full-text indexes with the edits since the last update. Does nothing in a read-only store.
    ///
    /// - Throws: `DatabaseError`.
    public func update(_ indexes: SearchIndexes) throws {
        guard try read({ try $0.isSearchBehind() }) else { return }
        do {
            try write { try $0.update(indexes) }
        } catch let error as DatabaseError where error.kind == .readOnly {
            return
        }
    }
}

extension Connection {
    /// Returns whether there are edits since the last update of the indexes.
    fileprivate func isSearchBehind() throws -> Bool {
        let sql = """
            SELECT EXISTS (SELECT 1 FROM journal_edit WHERE number > (SELECT edit FROM search_state)) AS is_behind
            """
        return try first(sql) { try $0.bool("is_behind") } ?? false
    }

    /// Makes the next update of the indexes include the rows with a before-image, which were written without a new edit.
    func setSearchBehind() throws {
        let state = "SELECT 1 FROM sqlite_schema WHERE name = 'search_state'"
        guard try first(state, map: { _ in true }) != nil else { return }
        try execute(
            """
            UPDATE search_state SET edit = min(edit, coalesce((
                SELECT min(journal_change.edit) - 1 FROM journal_change WHERE row IN (SELECT row FROM journal_before)
            ), edit))
            """)
    }

    /// Rebuilds the indexes from the tables.
    fileprivate func rebuild(_ indexes: SearchIndexes) throws {
        for index in indexes.indexes { try execute("DROP TABLE IF EXISTS \(index.name)") }
        for index in indexes.indexes { try execute(index.statement) }
        try execute("UPDATE search_state SET edit = 0")
        try update(indexes)
    }

    fileprivate func update(_ indexes: SearchIndexes) throws {
        for index in indexes.indexes {
            for text in try readable(index.texts, map: { try $0.indexedText() }) { try replace(text, in: index) }
        }
        try execute("UPDATE search_state SET edit = (SELECT max(number) FROM journal_edit)")
    }

    private func replace(_ text: IndexedText, in index: SearchIndex) throws {
        try execute("DELETE FROM \(index.name) WHERE rowid = ?", text.row)
        guard let first = text.first else { return }
        let sql = """
            INSERT INTO \(index.name) (rowid, \(index.columns.first), \(index.columns.rest)) VALUES (?, ?, ?)
            """
        try execute(sql, text.row, SearchText.indexed(first), SearchText.indexed(text.rest))
    }
}

/// The indexed text of a row.
private struct IndexedText {
    let row: RowID
    /// The text of the first column; `nil` for a row that must not be found.
    let first: String?
    let rest: String
}

extension Row {
    fileprivate func indexedText() throws(DatabaseError) -> IndexedText {
        IndexedText(
            row: RowID(try integer("row", as: Int64.self)), first: try optionalText("first"), rest: try text("rest"))
    }
}
