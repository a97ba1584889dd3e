import SQLite

extension Journal {
    /// Returns SQL statements that create the journal's own tables, and the triggers of the journaled tables. They
    /// belong in the first migration of a schema, after the tables of the first version. Tables of later versions get
    /// their triggers before the first edit.
    public static func statements(for tables: [JournaledTable]) -> [String] {
        [store, firstStore, edit, change, scope, undoable, ordered, BeforeImage.table(for: tables)]
            + tables.flatMap(\.triggers) + ["UPDATE journal_store SET triggers = \(checksum(of: tables))"]
    }

    /// The version of the generated SQL. Increment it with every change of `JournaledTable.triggers`.
    private static let format: Int64 = 7

    /// Returns a checksum of everything from which the triggers are generated.
    static func checksum(of tables: [JournaledTable]) -> Int64 {
        var checksum = Checksum()
        checksum.add(.integer(format))
        for table in tables {
            for name in [table.name] + table.recorded { checksum.add(.text(name)) }
        }
        return checksum.number
    }

    /// The table with one row: the replica of this file, and the replica's counters.
    private static let store = """
        CREATE TABLE journal_store (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            replica INTEGER NOT NULL CHECK (replica > 0),
            counter INTEGER NOT NULL, -- the last number of a row that this replica gave
            sequence INTEGER NOT NULL, -- the last number of an edit that this replica gave
            time INTEGER NOT NULL, -- the hybrid time of the newest edit, also of the open one
            file TEXT, -- which file on which machine this replica is; NULL before its first edit
            triggers INTEGER -- a checksum of the declarations that the triggers were made of
        ) STRICT
        """

    private static let firstStore = """
        INSERT INTO journal_store (id, replica, counter, sequence, time)
        VALUES (1, abs(random() % \(RowID.greatestReplica)) + 1, 0, 0, 0)
        """

    /// The table of edits, of this replica and of others. `number` is local: it counts the edits in the order of their
    /// arrival.
    private static let edit = """
        CREATE TABLE journal_edit (
            number INTEGER PRIMARY KEY,
            replica INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            time INTEGER NOT NULL, -- hybrid: milliseconds since 1970-01-01 00:00 UTC, times 65536, and a counter
            undoes INTEGER, -- the edit that this one undid
            redoes INTEGER,
            mark INTEGER NOT NULL DEFAULT 0, -- 1: changes of another program; 2: a part of an earlier edit
            checksum INTEGER, -- of the edit and of its changes; NULL for one of a migration
            UNIQUE (replica, sequence)
        ) STRICT
        """

    /// The table of changes, one field of a row each. A field is named with its table: `item.title`.
    private static let change = """
        CREATE TABLE journal_change (
            edit INTEGER NOT NULL,
            row INTEGER NOT NULL,
            field TEXT NOT NULL,
            before ANY,
            after ANY,
            PRIMARY KEY (edit, row, field)
        ) STRICT, WITHOUT ROWID
        """

    /// The scopes in which an edit can be undone. `undone` is 0 for an edit in effect, and the number of the undo for an
    /// undone one. The number is negative once another edit was made in the scope, whose history then no longer redoes
    /// the undone one. It is NULL for undos and redos themselves.
    private static let scope = """
        CREATE TABLE journal_scope (
            edit INTEGER NOT NULL,
            scope INTEGER NOT NULL,
            undone INTEGER DEFAULT 0,
            PRIMARY KEY (edit, scope)
        ) STRICT, WITHOUT ROWID
        """

    private static let undoable = "CREATE INDEX journal_undoable ON journal_scope (scope, undone, edit)"
    private static let ordered = "CREATE INDEX journal_ordered ON journal_scope (scope, edit)"
}

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
            let edit = try connection.begin(.change, after: self.prepare(connection), of: self.tables)
            // The edits of an earlier replica are erased. If the program is killed after that, they are not missing.
            if let kept = Acknowledgement.read(beside: self.database.location), kept.replica != edit.entry.replica {
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
