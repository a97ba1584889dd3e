import SQLite

extension Connection {
    /// Gives a row another identity, in its table and where other rows refer to it. The journal keeps the old identity.
    func rename(_ old: RowID, _ new: RowID, of table: JournaledTable, among tables: [JournaledTable]) throws {
        try execute("UPDATE \(table.name) SET id = ?1 WHERE id = ?2", new, old)
        for (other, column) in tables.references(to: table) + table.mentionedColumns {
            try execute("UPDATE \(other) SET \(column) = ?1 WHERE \(column) = ?2", new, old)
        }
    }

    /// Returns the greatest counter among the identities of a replica's rows with a before-image; 0 if there are none.
    func greatestCounterOfBeforeImages(of replica: Int64) throws -> Int64 {
        let sql = "SELECT coalesce(max(row & ?1), 0) AS counter FROM journal_before WHERE row >> ?2 = ?3"
        let counter = try first(sql, RowID.greatestCounter, RowID.counterBits, replica) { row in
            try row.integer("counter", as: Int64.self)
        }
        return counter ?? 0
    }

    /// Gives the rows that other programs have added identities of a replica.
    ///
    /// For an insert without an identity, SQLite takes the one after the greatest (sqlite.org/autoinc.html). That one
    /// may be of another replica, which would give it to a row of its own.
    ///
    /// - Parameters:
    ///   - replica: the replica.
    ///   - counter: the number of the last row of the replica; on return, with the added rows.
    ///   - tables: the journaled tables.
    /// - Throws: ``JournalError/tooManyRows``, and `DatabaseError`.
    func adoptOutsideRows(as replica: Int64, counter: inout Int64, in tables: [JournaledTable]) throws {
        for table in tables {
            let added = try query(table.outsideRows, replica) { RowID(try $0.integer("row", as: Int64.self)) }
            for row in added {
                guard counter < RowID.greatestCounter else { throw JournalError.tooManyRows }
                counter += 1
                let adopted = RowID(replica: replica, counter: counter)
                do {
                    try rename(row, adopted, of: table, among: tables)
                } catch let error as DatabaseError where error.kind == .corrupt {
                    // A row that cannot be read waits.
                    continue
                }
                try execute(
                    "UPDATE journal_before SET row = ? WHERE source = ? AND row = ?", adopted, table.name, row)
            }
        }
    }
}

extension [JournaledTable] {
    /// The fields whose values are identities of a table's rows, with the tables of these fields.
    func references(to table: JournaledTable) -> [(table: String, column: String)] {
        flatMap { other in
            other.fields.lazy.filter { $0.referred == table.name || $0.mentioned == table.name }
                .map { (other.name, $0.name) }
        }
    }
}

extension JournaledTable {
    /// SQL for the new rows that are neither of the replica ? nor created by an edit.
    ///
    /// The created rows are collected once, and only for a table with such a candidate: the journal has no index by row
    /// until the first exchange.
    var outsideRows: String {
        """
        SELECT row FROM journal_before
        WHERE source = '\(name)' AND \(BeforeImage.column(Self.deleted)) IS NULL AND row >> \(RowID.counterBits) <> ?
            AND row NOT IN (SELECT row FROM journal_change WHERE field = '\(name).\(Self.deleted)')
        ORDER BY row
        """
    }

    /// The columns of tables that are not journaled whose values are identities of this table's rows.
    fileprivate var mentionedColumns: [(table: String, column: String)] {
        mentions.compactMap { mention in
            let parts = mention.split(separator: ".", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }
}
