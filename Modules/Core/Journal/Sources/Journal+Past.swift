public import Basics
public import SQLite

/// The rows of some tables as they were after a past edit.
public struct PastRows {
    let past: Past

    /// Returns those rows of a table that existed after the edit, without deleted rows.
    public func rows(of table: String) -> [RowID: Fields] {
        past.rows(of: table).filter { !$1.isDeleted }
    }
}

extension Journal {
    /// Visits the edits of a scope that changed certain tables, newest first, with the rows as they were after each
    /// edit.
    ///
    /// Edits of other scopes are not rewound: in a row that has moved to another scope, a field that was changed in
    /// that scope keeps its current value. The visit stops at an edit whose record is damaged, because the rows before
    /// that edit are unknown.
    ///
    /// - Throws: the errors of `visit`, and `DatabaseError`.
    public func goBack(
        in scope: Int64, through tables: Set<String>, from connection: borrowing Connection,
        _ visit: (_ time: Timestamp, _ rows: PastRows) throws -> Void
    ) throws {
        let entries = try connection.entries(of: scope, last: .max)
        var past = Past(tables: self.tables.filter { tables.contains($0.key) })
        var changes: [[Change]] = []
        do {
            for entry in entries {
                changes.append(try connection.verifiedChanges(of: entry).filter { tables.contains($0.table) })
            }
        } catch JournalError.damaged {}
        try past.load(changes.flatMap(\.self), from: connection)
        try past.loadChildren(from: connection)
        for (entry, changes) in zip(entries, changes) where !changes.isEmpty {
            past.show(changes)
            try visit(HybridTime.timestamp(of: entry.time), PastRows(past: past))
            past.goBack(before: changes)
        }
    }
}
