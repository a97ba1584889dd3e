import Basics
import SQLite

/// An edit of the journal, without its changes.
struct Entry {
    let number: Int
    let replica, sequence, time: Int64
    let undoes, redoes: Int?
    let mark: EditMark
    /// The checksum of the edit; `nil` for an edit that a migration has written in SQL.
    let checksum: Int64?

    var origin: RecordedEdit.Origin {
        if mark == .outside { return .outside }
        if let undoes { return .undo(of: undoes) }
        return redoes.map { .redo(of: $0) } ?? .change
    }
}

extension Connection {
    private static let columns = "number, replica, sequence, time, undoes, redoes, mark, checksum"

    /// Returns the newest `count` edits of a scope, newest first.
    ///
    /// - Throws: `DatabaseError`, also if edits are missing in the index of the scope, a fault that SQLite does not
    ///   detect.
    func entries(of scope: Int64, last count: Int) throws -> [Entry] {
        let sql = """
            SELECT \(Self.columns) FROM journal_scope CROSS JOIN journal_edit ON number = edit
            WHERE scope = ? ORDER BY edit DESC LIMIT ?
            """
        let entries = try query(sql, scope, max(0, count)) { try $0.entry() }
        // The index for undo is stored on other pages, and also has every edit of the scope.
        let known = try first(
            """
            SELECT count(*) AS known FROM (
                SELECT 1 FROM journal_scope INDEXED BY journal_undoable WHERE scope = ? LIMIT ?
            )
            """, scope, max(0, count)
        ) { try $0.integer("known") }
        if let known, known != entries.count {
            throw damage("\(entries.count) of \(known) edits of a scope are found")
        }
        return entries
    }

    func entry(_ number: Int) throws -> Entry? {
        try first("SELECT \(Self.columns) FROM journal_edit WHERE number = ?", number) { try $0.entry() }
    }

    /// Returns the changes of an edit, after verifying them with the edit's checksum.
    ///
    /// - Throws: ``JournalError/damaged(edit:)`` if the changes do not match the checksum.
    func verifiedChanges(of entry: Entry) throws -> [Change] {
        let changes = try changes(of: entry.number)
        guard let checksum = entry.checksum else { return changes }
        let read = Checksum.of(
            replica: entry.replica, sequence: entry.sequence, time: entry.time, undoes: entry.undoes,
            redoes: entry.redoes, mark: entry.mark, changes)
        guard read == checksum else { throw JournalError.damaged(edit: entry.number) }
        return changes
    }
}

extension Row {
    fileprivate func entry() throws(DatabaseError) -> Entry {
        Entry(
            number: try integer("number"), replica: try integer("replica"), sequence: try integer("sequence"),
            time: try integer("time"), undoes: try optionalInteger("undoes"), redoes: try optionalInteger("redoes"),
            mark: EditMark(rawValue: try integer("mark")) ?? .none, checksum: try optionalInteger("checksum"))
    }
}
