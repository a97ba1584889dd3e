import SQLite

extension Journal {
    /// Erases deleted rows and the history of all edits for good. Nothing before can be undone.
    ///
    /// Afterwards the journal has one edit, in no scope, that records every row as it is now. So it can still tell which
    /// rows there are. The pages of the file may still have the rest: see `Database.compact()`.
    ///
    /// - Parameter erasures: SQL that deletes rows or empties them, which is not journaled.
    /// - Throws: ``JournalError`` and `DatabaseError`; nothing is erased then.
    public func purge(_ erasures: [String]) async throws {
        try await database.write { connection in
            let edit = try self.begin(.change, in: connection)
            for table in self.declared { try connection.execute("DROP TRIGGER IF EXISTS journal_\(table.name)_delete") }
            for erasure in erasures { try connection.execute(erasure) }
            for table in ["journal_change", "journal_scope", "journal_edit", "journal_before"] {
                try connection.execute("DELETE FROM \(table)")
            }
            for table in self.declared {
                try connection.execute(table.refusalOfDeletes)
                for field in table.recorded {
                    let sql = """
                        INSERT INTO journal_change (edit, row, field, before, after)
                            SELECT ?, id, ?, NULL, \(field) FROM \(table.name) WHERE \(field) IS NOT NULL
                        """
                    try connection.execute(sql, edit.number, "\(table.name).\(field)")
                }
            }
            self.acknowledge(try connection.seal(edit, connection.changes(of: edit.number)), in: connection)
        }
    }
}
