import SQLite

extension Journal {
    /// Permanently erases the history of all edits, and the rows that `erasures` delete. No earlier edit can be undone
    /// afterwards.
    ///
    /// Afterwards the journal has one edit, in no scope, that records every row as it is now, so that the journal still
    /// knows which rows exist. The file's pages may still contain the erased data: see `Database.compact()`.
    ///
    /// - Parameter erasures: SQL statements that delete or empty rows. They are not journaled.
    /// - Throws: ``JournalError`` and `DatabaseError`; nothing is erased then.
    public func purge(_ erasures: [String]) async throws {
        try await database.write { connection in
            let edit = try connection.beginEdit(.change, at: self.prepare(connection).now, of: self.tables)
            // The edits of an earlier replica are erased. If the program is killed after that, they are not missing.
            if let kept = Acknowledgement.read(beside: self.database.location), kept.replica != edit.replica {
                Acknowledgement.remove(beside: self.database.location)
            }
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
