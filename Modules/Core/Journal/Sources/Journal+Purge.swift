import Basics
import SQLite

extension Journal {
    /// Permanently erases the history of all edits, and the contents of deleted rows. No earlier edit can be undone
    /// afterwards.
    ///
    /// Deleted rows stay, without their contents: texts become NULL, or `-` where NULL is not allowed; numbers become
    /// NULL, or 0 where NULL is not allowed. Without the stamp of its deletion, a row would come back from another
    /// machine.
    ///
    /// Afterwards only the edit of the purge has changes: each field of every row, with the stamp of the field's last
    /// write. So an edit that another machine made before the purge still wins over values that were written before
    /// that edit. An erased field counts as written now. One that no edit has written, such as in a row of a migration,
    /// counts as the oldest. The file's pages may still contain the erased data: see `Database.compact()`.
    ///
    /// - Parameter erasures: SQL statements to run before: they delete what belongs to deleted rows, by `deleted = 1`, and
    ///   erase what is not journaled.
    /// - Throws: ``JournalError`` and `DatabaseError`; nothing is erased then.
    public func purge(_ erasures: [String]) async throws {
        try await database.write { connection in
            let preparation = try self.prepare(connection)
            let edit = try connection.begin(.change, after: preparation, of: self.tables)
            try connection.collectStamps()
            for erasure in erasures { try connection.execute(erasure) }
            for table in self.declared { try connection.emptyDeletedRows(of: table) }
            for change in try connection.differences(in: self.tables, skippingUnreadable: preparation.unreadable)
                .changes
            {
                // An erased field counts as written now, even if nothing of it is left or no edit had written it.
                try connection.execute(
                    """
                    INSERT INTO purged (row, field) VALUES (?, ?)
                        ON CONFLICT DO UPDATE SET time = NULL, replica = NULL
                    """, change.row, change.qualifiedField)
            }
            self.acknowledge(try self.condense(into: edit, in: connection), in: connection)
        }
    }
}

extension Journal {
    /// Replaces the changes of all edits by those of one edit: each field of every row, with its collected stamp.
    func condense(into edit: OpenEdit, in connection: borrowing Connection) throws -> Acknowledgement {
        try keepSharedChecksums(in: connection)
        for table in ["journal_change", "journal_scope", "journal_before"] {
            try connection.execute("DELETE FROM \(table)")
        }
        try connection.execute("UPDATE journal_edit SET is_purged = 1")
        for table in declared {
            for field in table.recorded {
                try connection.execute(
                    """
                    INSERT INTO journal_change (edit, row, field, before, after, time, replica)
                        SELECT ?1, here.id, ?2, NULL,
                            CASE WHEN refused.row IS NULL OR purged.time IS NULL THEN here.\(field) ELSE purged.after END,
                            CASE WHEN purged.row IS NULL THEN 0 ELSE purged.time END,
                            CASE WHEN purged.row IS NULL THEN 0 ELSE purged.replica END
                        FROM \(table.name) AS here
                        LEFT JOIN purged ON purged.row = here.id AND purged.field = ?2
                        LEFT JOIN journal_unapplied AS refused ON refused.source = ?3 AND refused.row = here.id
                        WHERE here.\(field) IS NOT NULL OR purged.row IS NOT NULL
                    """, edit.number, "\(table.name).\(field)", table.name)
            }
        }
        try connection.keepUnshown(for: edit, besides: declared)
        try connection.execute("DROP TABLE purged")
        return try connection.seal(edit, connection.changes(of: edit.number))
    }

    /// Gives own edits the checksums under which other stores have them, without what stays on this machine.
    private func keepSharedChecksums(in connection: borrowing Connection) throws {
        for field in staying {
            let sql = "SELECT DISTINCT edit FROM journal_change WHERE field = ?"
            for number in try connection.query(sql, field, map: { try $0.integer("edit") }) {
                guard let entry = try connection.entry(number), entry.checksum != nil else { continue }
                let changes = try connection.changes(of: number).filter { !staying.contains($0.qualifiedField) }
                try connection.execute(
                    "UPDATE journal_edit SET checksum = ? WHERE number = ?", Checksum.of(entry, changes), number)
            }
        }
    }
}

extension Connection {
    /// Erases the contents of the deleted rows of a table, other than their places. A column that a constraint of the
    /// table does not allow to be emptied stays as it is, and so do the rows that ``JournaledTable/keptDeleted``
    /// selects.
    fileprivate func emptyDeletedRows(of table: JournaledTable) throws {
        let columns = try query("SELECT name, type, \"notnull\" AS is_required FROM pragma_table_info('\(table.name)')")
        {
            (name: try $0.text("name"), type: try $0.text("type"), isRequired: try $0.bool("is_required"))
        }
        for column in columns where table.isContent(column.name) {
            let empty = column.isRequired ? column.type == "TEXT" ? "'-'" : "0" : "NULL"
            _ = try isAccepted(
                "UPDATE \(table.name) SET \(column.name) = \(empty) WHERE deleted AND NOT (\(table.keptDeleted))", [])
        }
    }

    /// Collects the stamp of the last write of each field, for ``Journal/condense(into:in:)``.
    func collectStamps() throws {
        try execute("DROP TABLE IF EXISTS purged")
        try execute(
            """
            CREATE TEMP TABLE purged (
                row INTEGER NOT NULL, field TEXT NOT NULL, time INTEGER, replica INTEGER, after ANY,
                PRIMARY KEY (row, field)
            ) STRICT, WITHOUT ROWID
            """)
        try execute(
            """
            INSERT INTO purged (row, field, time, replica, after)
                SELECT row, field, coalesce(journal_change.time, journal_edit.time) AS written,
                    coalesce(journal_change.replica, journal_edit.replica) AS writer, after
                FROM journal_change JOIN journal_edit ON number = edit WHERE true
                ON CONFLICT DO UPDATE SET time = excluded.time, replica = excluded.replica, after = excluded.after
                    WHERE (excluded.time, excluded.replica) > (time, replica)
            """)
    }

    /// Keeps the last writes of what is in no table: of fields that this version of the program does not know, and of
    /// rows that have not arrived or that their table refuses.
    fileprivate func keepUnshown(for edit: OpenEdit, besides tables: [JournaledTable]) throws {
        let shown = tables.map { table in
            let fields = table.recorded.map { "'\(table.name).\($0)'" }.joined(separator: ", ")
            return "field IN (\(fields)) AND EXISTS (SELECT 1 FROM \(table.name) WHERE id = purged.row)"
        }
        try execute(
            """
            INSERT INTO journal_change (edit, row, field, before, after, time, replica)
                SELECT ?, row, field, NULL, after, time, replica FROM purged
                WHERE NOT (\((["0"] + shown).joined(separator: " OR ")))
            """, edit.number)
    }
}
