import Basics
import SQLite

extension Journal {
    /// Removes the initial rows of the store, such as an empty first chart, if they are unused and another store has sent
    /// rows of the same table. Unused initial rows are never sent.
    ///
    /// - Returns: whether rows were removed.
    func discardUntouchedFirst(in connection: borrowing Connection) throws -> Bool {
        guard let first = try untouchedFirst(in: connection) else { return false }
        let rows = try connection.changes(of: first.number).byRow.compactMap { changes in
            changes.first.flatMap { change in tables[change.table].map { (table: $0, row: change.row) } }
        }
        for (table, row) in rows {
            let others = "SELECT EXISTS (SELECT 1 FROM \(table.name) WHERE id <> ? AND NOT deleted) AS found"
            guard try connection.first(others, row, map: { try $0.bool("found") }) == true else { return false }
        }
        for (table, row) in rows {
            try connection.execute("DROP TRIGGER journal_\(table.name)_delete")
            try connection.execute("DELETE FROM \(table.name) WHERE id = ?", row)
            try connection.execute(table.refusalOfDeletes)
        }
        for sql in [
            "DELETE FROM journal_change WHERE edit = ?", "DELETE FROM journal_scope WHERE edit = ?",
            "DELETE FROM journal_edit WHERE number = ?",
        ] {
            try connection.execute(sql, first.number)
        }
        try connection.execute("UPDATE journal_replica SET sequence = 0 WHERE replica = ?", first.key.replica)
        return true
    }

    /// Returns descriptions of changes of any scope for a person.
    func described(_ changes: [Change], in connection: borrowing Connection) throws -> [RecordedEdit.Change] {
        if changes.isEmpty { return [] }
        var past = Past(tables: tables)
        try past.load(changes, from: connection)
        return describe(changes, in: RowEdit.noScope, &past).changes
    }
}
