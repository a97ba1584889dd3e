import Basics
package import SQLite

extension Journal {
    /// Makes the journal of a rescued store consistent, in which parts of the record of edits may be missing. The rows
    /// stay as they are.
    ///
    /// If the record is not whole, its history is given up, as by a purge. One edit of a new replica then has each field
    /// of every row, with the stamp of the field's last write if that write is still known. Edits after a missing one of
    /// their replica are forgotten, so that they are received again from wherever they are. A value that every new
    /// store has, and of which no write is known, counts as the oldest: no edit has written it.
    ///
    /// - Parameters:
    ///   - connection: a connection that may write.
    ///   - isDamaged: whether a table of the journal is known to lack rows.
    ///   - initial: the ``initialRows()`` of a new store.
    /// - Returns: whether the history was given up.
    /// - Throws: ``JournalError`` and `DatabaseError`.
    package func mend(
        _ connection: borrowing Connection, isDamaged: Bool, initial: [String: [RowID: Fields]]
    ) throws -> Bool {
        let contradictions = try connection.removeContradictions()
        let wrong = try connection.forgetWrongChecksums()
        guard isDamaged || contradictions > 0 || wrong > 0 else { return false }
        try connection.collectStamps()
        let last = try connection.keepWholeSequences()
        // The store may lack edits that it has sent, whose keys and rows must not be given again.
        for sql in Self.adjustmentsOfCopies + Self.adjustmentsOfRescues { try connection.execute(sql) }
        let preparation = try prepare(connection)
        let edit = try connection.begin(.change, after: preparation, of: tables)
        // Later than every write that the store shows, and no later than needed: a write that it lacks may be newer.
        let time = try HybridTime.after(last, at: Timestamp(milliseconds: 0))
        let unknown = Stamp(time: time, replica: edit.entry.key.replica)
        for table in declared {
            try connection.stampUnwritten(initial[table.name] ?? [:], of: table)
            try connection.stampUnknown(in: table, with: unknown)
        }
        _ = try condense(into: edit, in: connection)
        return true
    }

    /// Returns the rows that every store has, such as those of settings, with the values that they have in this one: of
    /// each table, by its name.
    ///
    /// - Throws: `DatabaseError`.
    package func initialRows() async throws -> [String: [RowID: Fields]] {
        try await database.read { connection in
            var initial: [String: [RowID: Fields]] = [:]
            for table in self.declared {
                let sql = "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name) WHERE id <= ?"
                let rows = try connection.query(sql, RowID.greatestCounter) { row in
                    (RowID(try row.integer("id", as: Int64.self)), row.fields(of: table))
                }
                initial[table.name] = Dictionary(rows) { first, _ in first }
            }
            return initial
        }
    }
}

extension Connection {
    /// Removes edits whose records contradict themselves, and returns their number.
    fileprivate func removeContradictions() throws -> Int {
        try execute(
            """
            DELETE FROM journal_edit WHERE NOT (
                replica BETWEEN 1 AND ? AND sequence > 0 AND time >= 0 AND kind BETWEEN 0 AND 4
                AND (kind >= 3) = (of_replica IS NOT NULL AND of_sequence IS NOT NULL)
                AND is_purged IN (0, 1) AND is_own IN (0, 1)
            )
            """, RowID.greatestReplica)
    }

    /// Forgets the checksums of edits whose changes are not as they were written, and returns their number. What such an
    /// edit was in other stores is unknown.
    fileprivate func forgetWrongChecksums() throws -> Int {
        let sql = "SELECT number FROM journal_edit WHERE NOT is_purged AND checksum IS NOT NULL"
        var wrong = 0
        for number in try query(sql, map: { try $0.integer("number", as: Int.self) }) {
            guard let edit = try entry(number), try edit.checksum != Checksum.of(edit, changes(of: number)) else {
                continue
            }
            try execute("UPDATE journal_edit SET checksum = NULL WHERE number = ?", number)
            wrong += 1
        }
        return wrong
    }

    /// Keeps the edits of each replica up to the first missing one, and nothing that belongs to an edit which is gone.
    ///
    /// - Returns: a hybrid time that no edit of the store exceeds, not even one that was just removed.
    fileprivate func keepWholeSequences() throws -> Int64 {
        for sql in [
            "UPDATE journal_store SET time = max(time, coalesce((SELECT max(time) FROM journal_edit), 0))",
            """
            INSERT INTO journal_replica (replica, sequence, is_own)
                SELECT replica, 0, 1 FROM journal_store UNION SELECT replica, 0, 1 FROM journal_edit WHERE is_own
                ON CONFLICT DO UPDATE SET is_own = 1
            """,
            """
            DELETE FROM journal_edit WHERE number IN (
                SELECT number FROM (
                    SELECT number, sequence, row_number() OVER (PARTITION BY replica ORDER BY sequence) AS place
                    FROM journal_edit
                ) WHERE sequence <> place
            )
            """,
            "DELETE FROM journal_change WHERE edit NOT IN (SELECT number FROM journal_edit)",
            "DELETE FROM journal_scope WHERE edit NOT IN (SELECT number FROM journal_edit)",
            "UPDATE journal_replica SET sequence = 0",
            """
            INSERT INTO journal_replica (replica, sequence)
                SELECT replica, max(sequence) FROM journal_edit WHERE true GROUP BY replica
                ON CONFLICT DO UPDATE SET sequence = excluded.sequence
            """,
            """
            UPDATE journal_store SET sequence = coalesce((
                SELECT max(journal_edit.sequence) FROM journal_edit WHERE journal_edit.replica = journal_store.replica
            ), 0)
            """,
        ] {
            try execute(sql)
        }
        return try first("SELECT time FROM journal_store") { try $0.integer("time", as: Int64.self) } ?? 0
    }

    /// Gives the oldest stamp to the fields of initial rows that have their first values, and of which no write is in
    /// the journal.
    fileprivate func stampUnwritten(_ rows: [RowID: Fields], of table: JournaledTable) throws {
        for (row, fields) in rows {
            for field in table.recorded where fields[field] != .null {
                try execute(
                    """
                    INSERT INTO purged (row, field, time, replica, after)
                        SELECT id, ?1, 0, 0, \(field) FROM \(table.name) WHERE id = ?2 AND \(field) IS ?3
                        ON CONFLICT DO NOTHING
                    """, "\(table.name).\(field)", row, fields[field])
            }
        }
    }

    /// Gives a stamp to each field of a table whose last write is neither collected nor stamped as unwritten: there is
    /// no write, or the last one has written another value than the present one.
    fileprivate func stampUnknown(in table: JournaledTable, with stamp: Stamp) throws {
        for field in table.recorded {
            try execute(
                """
                INSERT INTO purged (row, field, time, replica, after)
                    SELECT here.id, ?1, ?2, ?3, here.\(field) FROM \(table.name) AS here
                    LEFT JOIN purged AS known ON known.row = here.id AND known.field = ?1
                    LEFT JOIN journal_unapplied AS refused ON refused.source = ?4 AND refused.row = here.id
                    WHERE CASE
                        WHEN known.row IS NULL THEN here.\(field) IS NOT NULL
                        ELSE refused.row IS NULL AND here.\(field) IS NOT known.after
                    END
                    ON CONFLICT DO UPDATE SET time = excluded.time, replica = excluded.replica, after = excluded.after
                """, "\(table.name).\(field)", stamp.time, stamp.replica, table.name)
        }
    }
}
