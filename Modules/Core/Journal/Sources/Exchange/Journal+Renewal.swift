public import Basics
import SQLite

extension Journal {
    /// Makes the store a new replica, because it no longer has all edits that it made as the current one, for example
    /// after a backup was restored. Its edits keep their keys.
    ///
    /// - Throws: `DatabaseError`.
    public func beNewReplica() async throws {
        try await database.write { connection in
            try connection.beNewReplica(of: self.identity())
            let acknowledged = Acknowledgement(replica: try connection.replica(), sequence: 0)
            connection.afterCommit { acknowledged.write(beside: self.database.location, overNewer: true) }
        }
    }

    /// How the edits of this store that no other store has are stamped.
    public enum ClockState: Equatable, Sendable {
        /// None is more than a day ahead of the clock.
        case right
        /// Some are more than a day ahead of the clock, because it was wrong when they were made. No other store would take
        /// them. ``renew(after:isCopied:isRestamped:adjustments:)`` gives them new times.
        case ahead
        /// They follow edits that are ahead and that a remote already has, so their times must be later still. Other
        /// stores take them once the given time has come.
        case bound(until: Timestamp)
    }

    /// Returns how the edits after a sequence number of this store's replica are stamped.
    ///
    /// - Throws: `DatabaseError`.
    public func clockState(after sequence: Int64) async throws -> ClockState {
        let latest = (now().milliseconds + Self.mostAhead) << HybridTime.counterBits
        return try await database.read { connection in
            let sql = """
                SELECT max(CASE WHEN is_unsent THEN time END) AS unsent, max(CASE WHEN NOT is_unsent THEN time END) AS sent
                FROM (
                    SELECT journal_edit.time, journal_edit.sequence > ? AND journal_edit.replica = journal_store.replica
                        AS is_unsent
                    FROM journal_edit, journal_store WHERE journal_edit.time > ?
                )
                """
            let times = try connection.first(sql, sequence, latest) { row in
                (
                    unsent: try row.optionalInteger("unsent", as: Int64.self),
                    sent: try row.optionalInteger("sent", as: Int64.self)
                )
            }
            guard let unsent = times?.unsent else { return .right }
            return times?.sent == nil ? .ahead : .bound(until: HybridTime.timestamp(of: unsent))
        }
    }

    /// Makes the store a new replica, and gives it the edits after a sequence number, which no other store has.
    ///
    /// - Parameters:
    ///   - sequence: the number of the last edit of the present replica that other stores may have.
    ///   - isCopied: whether another store uses the same replica. The rows that these edits added then get new
    ///     identities, because the other store has added rows with the same identities.
    ///   - isRestamped: whether the clock was ahead. Then only the edits from the first one that is later than now are
    ///     given to the new replica. They get new times, which begin at the current time.
    ///   - adjustments: SQL statements that adjust a copy of the store, such as those that rebuild search indexes.
    /// - Throws: `DatabaseError` and ``JournalError``; nothing is changed then.
    public func renew(
        after sequence: Int64, isCopied: Bool, isRestamped: Bool, adjustments: [String] = []
    ) async throws {
        try await database.write { connection in
            let preparation = try self.prepare(connection)
            let old = try connection.replica()
            var sequence = sequence
            if isRestamped {
                // The times of a replica's edits only grow.
                guard let first = try connection.firstEdit(of: old, after: sequence, laterThan: preparation.now) else {
                    return
                }
                sequence = first - 1
            }
            for sql in adjustments { try connection.execute(sql) }
            let edits = try connection.entries(of: old, after: sequence, most: .max)
            try connection.execute("UPDATE journal_store SET sequence = min(sequence, ?)", sequence)
            try connection.beNewReplica(of: self.identity())
            let new = try connection.replica()
            if isRestamped {
                let last = "SELECT coalesce(max(time), 0) AS last FROM journal_edit WHERE replica <> ? OR sequence <= ?"
                let time = try connection.first(last, old, sequence) { try $0.integer("last", as: Int64.self) } ?? 0
                try connection.restamp(edits, after: time, at: preparation.now)
            }
            // For the triggers of the tables: a row is not touched by a new identity.
            try connection.execute("UPDATE journal_store SET time = 0")
            let counter = try connection.counter(of: old, upTo: isCopied ? sequence : .max)
            var rows = TouchedRows()
            if isCopied {
                rows = try connection.renameRows(
                    of: old, after: counter, madeAfter: sequence, as: new, in: self.declared)
            }
            try connection.rename(edits, of: old, after: sequence, counter: counter, as: new)
            if isRestamped {
                for edit in edits { rows.insert(try connection.changes(of: edit.number)) }
            }
            try self.showAgain(rows, anew: isRestamped, in: connection)
            try connection.execute("DELETE FROM journal_before")
            try connection.execute(
                """
                UPDATE journal_store
                SET sequence = ?, time = (SELECT coalesce(max(time), 0) FROM journal_edit),
                    counter = (SELECT coalesce(max(counter), 0) FROM journal_edit WHERE replica = ?)
                """, edits.count, new)
            let acknowledged = Acknowledgement(replica: new, sequence: Int64(edits.count))
            connection.afterCommit { acknowledged.write(beside: self.database.location, overNewer: true) }
        }
    }

    /// Shows rows again, after the stamps or the identities of edits have changed; `anew` if their times may be earlier
    /// now.
    private func showAgain(_ rows: TouchedRows, anew: Bool, in connection: borrowing Connection) throws {
        if rows.isEmpty { return }
        let winners = Winners(own: 0, sent: .max, firstNew: .max)
        for table in declared {
            let touched = rows.rows(of: table.name)
            for row in touched { _ = try connection.show(row, of: table, winners, anew: anew) }
            if !touched.isEmpty { try connection.renumber(table, from: 1) }
        }
    }
}

extension Connection {
    func replica() throws -> Int64 {
        let replica = try first("SELECT replica FROM journal_store") { try $0.integer("replica", as: Int64.self) }
        guard let replica else { throw JournalError.noCounters }
        return replica
    }

    /// Returns the sequence number of the first edit of a replica, after a sequence number, that is later than a time;
    /// `nil` if there is none.
    fileprivate func firstEdit(
        of replica: Int64, after sequence: Int64, laterThan time: Timestamp
    ) throws -> Int64? {
        let sql = "SELECT min(sequence) AS first FROM journal_edit WHERE replica = ? AND sequence > ? AND time >= ?"
        let next = (time.milliseconds + 1) << HybridTime.counterBits
        return try first(sql, replica, sequence, next) { try $0.optionalInteger("first", as: Int64.self) } ?? nil
    }

    /// Gives edits new times, one after the other. What a purge has merged into an edit gets the time of that edit.
    fileprivate func restamp(_ edits: [JournalEntry], after last: Int64, at now: Timestamp) throws {
        var time = last
        for edit in edits {
            time = try HybridTime.after(time, at: now)
            try execute(
                "UPDATE journal_change SET time = NULL, replica = NULL WHERE edit = ? AND time > ?", edit.number, last)
            try execute("UPDATE journal_edit SET time = ? WHERE number = ?", time, edit.number)
            try execute("UPDATE journal_scope SET time = ? WHERE edit = ?", time, edit.number)
        }
    }

    /// Returns the last number of a row that a replica had given with an edit.
    fileprivate func counter(of replica: Int64, upTo sequence: Int64) throws -> Int64 {
        let sql = "SELECT coalesce(max(counter), 0) AS counter FROM journal_edit WHERE replica = ? AND sequence <= ?"
        return try first(sql, replica, sequence) { try $0.integer("counter", as: Int64.self) } ?? 0
    }

    /// Gives edits the keys of a new replica, and new checksums. Rows of the old replica up to the number `counter` keep
    /// their identities.
    fileprivate func rename(
        _ edits: [JournalEntry], of old: Int64, after sequence: Int64, counter: Int64, as new: Int64
    ) throws {
        try execute(
            """
            UPDATE journal_edit SET replica = ?, sequence = sequence - ?, counter = max(counter - ?, 0)
            WHERE replica = ? AND sequence > ?
            """, new, sequence, counter, old, sequence)
        try execute(
            """
            UPDATE journal_edit SET of_replica = ?, of_sequence = of_sequence - ?
            WHERE replica = ? AND of_replica = ? AND of_sequence > ?
            """, new, sequence, new, old, sequence)
        for edit in edits {
            guard let renamed = try entry(edit.number), renamed.checksum != nil else { continue }
            let checksum = Checksum.of(renamed, try changes(of: edit.number))
            try execute("UPDATE journal_edit SET checksum = ? WHERE number = ?", checksum, edit.number)
        }
    }

    /// Gives the rows that this store made as a replica after its number `counter` new identities, in the tables and in
    /// the edits of the replica after a sequence number. Other edits that refer to these identities are of the copy, or
    /// of a remote that has this store's edits under other keys: they keep them.
    ///
    /// - Returns: the rows that other edits changed under the old identities, or to refer to them, and the same rows
    ///   under their new identities.
    fileprivate func renameRows(
        of old: Int64, after counter: Int64, madeAfter sequence: Int64, as new: Int64, in tables: [JournaledTable]
    ) throws -> TouchedRows {
        // Greater numbers are of rows that a copy has made, and that have arrived here.
        let last = try self.counter(of: old, upTo: .max)
        var (touched, newIdentities) = (TouchedRows(), [(row: RowID, renamed: RowID, table: JournaledTable)]())
        let bounds = (RowID(replica: old, counter: counter + 1), RowID(replica: old, counter: last))
        for table in tables {
            let made = """
                SELECT DISTINCT row FROM journal_edit CROSS JOIN journal_change ON edit = number
                WHERE journal_edit.replica = ? AND sequence > ? AND row BETWEEN ? AND ? AND field = ? ORDER BY row
                """
            let rows = try query(
                made, old, sequence, bounds.0, bounds.1, "\(table.name).\(JournaledTable.deleted)"
            ) { RowID(try $0.integer("row", as: Int64.self)) }
            for row in rows {
                let renamed = RowID(replica: new, counter: row.counter - counter)
                try rename(row, renamed, of: table, among: tables)
                try renameInEdits(row, renamed, of: table, among: tables, madeBy: old, after: sequence)
                newIdentities.append((row, renamed, table))
            }
        }
        let others = """
            SELECT DISTINCT row, field FROM journal_change JOIN journal_edit ON number = edit
            WHERE NOT (journal_edit.replica = ?1 AND sequence > ?2)
                AND (row BETWEEN ?3 AND ?4 OR typeof(after) = 'integer' AND after BETWEEN ?3 AND ?4)
            """
        let changes = try query(others, old, sequence, bounds.0, bounds.1) { row in
            (row: RowID(try row.integer("row", as: Int64.self)), name: FieldName(try row.text("field")))
        }
        for change in changes { touched.insert(change.row, of: change.name.table) }
        // What others have changed under the old identity does not belong to the new one.
        for (row, renamed, table) in newIdentities where touched.contains(row, of: table.name) {
            touched.insert(renamed, of: table.name)
            for field in table.shared {
                let sql = """
                    UPDATE \(table.name) SET \(field) = NULL WHERE id = ?1 AND \(field) IS NOT NULL AND NOT EXISTS (
                        SELECT 1 FROM journal_change WHERE row = ?1 AND field = ?2
                    )
                    """
                try execute(sql, renamed, "\(table.name).\(field)")
            }
        }
        return touched
    }

    private func renameInEdits(
        _ old: RowID, _ new: RowID, of table: JournaledTable, among tables: [JournaledTable], madeBy replica: Int64,
        after sequence: Int64
    ) throws {
        let edits = "edit IN (SELECT number FROM journal_edit WHERE replica = ?3 AND sequence > ?4)"
        var updates = [
            "UPDATE journal_change SET row = ?1 WHERE row = ?2 AND field GLOB '\(table.name).*' AND \(edits)",
            "UPDATE journal_scope SET scope = ?1 WHERE scope = ?2 AND \(edits)",
        ]
        for (other, field) in tables.references(to: table) {
            for moment in ["before", "after"] {
                updates.append(
                    """
                    UPDATE journal_change SET \(moment) = ?1
                    WHERE \(moment) = ?2 AND field = '\(other).\(field)' AND \(edits)
                    """)
            }
        }
        for sql in updates { try execute(sql, new, old, replica, sequence) }
    }
}
