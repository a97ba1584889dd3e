import SQLite

extension Journal {
    /// Returns SQL statements that create the journal's own tables, and the triggers of the journaled tables. They
    /// belong in the first migration of a schema, after the tables of the first version. Tables of later versions get
    /// their triggers before the first edit.
    public static func statements(for tables: [JournaledTable]) -> [String] {
        [
            store, firstStore, replica, firstReplica, edit, reverted, change, unapplied, scope, undoable, ordered,
            BeforeImage.table(for: tables),
        ]
            + tables.flatMap(\.triggers) + ["UPDATE journal_store SET triggers = \(checksum(of: tables))"]
    }

    /// Lets statements of a later migration insert rows that every store has, such as those of new settings.
    ///
    /// As with the rows of the first migration, the insert is no edit: the rows have the same identities in all stores,
    /// and any edit wins over their values. Without this function, each store would add rows of its own.
    ///
    /// - Parameter inserts: statements that insert rows with identities from 1 to 65,535, and nothing else.
    /// - Returns: the statements of the migration.
    public static func initialRows(_ inserts: [String]) -> [String] {
        let isNew = "\(BeforeImage.column(JournaledTable.deleted)) IS NULL"
        return ["CREATE TEMP TABLE journal_known AS SELECT source, row FROM journal_before"] + inserts + [
            """
            DELETE FROM journal_before
            WHERE \(isNew) AND (source, row) NOT IN (SELECT source, row FROM temp.journal_known)
            """,
            "DROP TABLE temp.journal_known",
        ]
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

    /// The table of the replicas whose edits this store has: those that this file has been, and those of other stores.
    private static let replica = """
        CREATE TABLE journal_replica (
            replica INTEGER PRIMARY KEY,
            sequence INTEGER NOT NULL, -- of its last edit here; of the file's present replica, journal_store knows it
            is_own INTEGER NOT NULL DEFAULT 0 -- whether this file has been the replica, also before it was copied
        ) STRICT
        """

    private static let firstReplica = """
        INSERT INTO journal_replica (replica, sequence, is_own) SELECT replica, 0, 1 FROM journal_store
        """

    /// The table of edits, of this replica and of others. `number` is local: it counts the edits in the order of their
    /// arrival.
    private static let edit = """
        CREATE TABLE journal_edit (
            number INTEGER PRIMARY KEY,
            replica INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            time INTEGER NOT NULL, -- hybrid: milliseconds since 1970-01-01 00:00 UTC, times 65536, and a counter
            kind INTEGER NOT NULL DEFAULT 0, -- 1: changes of another program; 2: a part; 3: an undo; 4: a redo
            of_replica INTEGER, -- with of_sequence: the edit that this one undid or redid
            of_sequence INTEGER,
            is_purged INTEGER NOT NULL DEFAULT 0, -- whether a purge has erased its changes
            is_own INTEGER NOT NULL DEFAULT 1, -- 1: made in this file, also before it was copied; 0: received
            checksum INTEGER, -- of the edit and of its changes; NULL for one of a migration
            counter INTEGER NOT NULL DEFAULT 0, -- the last number of a row that its replica had given then; 0 elsewhere
            UNIQUE (replica, sequence)
        ) STRICT
        """

    private static let reverted = """
        CREATE INDEX journal_reverted ON journal_edit (of_replica, of_sequence) WHERE of_replica IS NOT NULL
        """

    /// The table of changes, one field of a row each. A field is named with its table: `item.title`.
    private static let change = """
        CREATE TABLE journal_change (
            edit INTEGER NOT NULL,
            row INTEGER NOT NULL,
            field TEXT NOT NULL,
            before ANY,
            after ANY,
            time INTEGER, -- with replica: the stamp of an older edit, whose changes a purge has merged into this one
            replica INTEGER,
            PRIMARY KEY (edit, row, field)
        ) STRICT, WITHOUT ROWID
        """

    /// The table of rows that have arrived with something that this version of the program cannot store. They are tried
    /// again after an upgrade.
    private static let unapplied = """
        CREATE TABLE journal_unapplied (
            source TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (source, row)
        ) STRICT, WITHOUT ROWID
        """

    /// The scopes in which an edit can be undone. `undone` is 0 for an edit in effect, and the number of the undo for an
    /// undone one. The number is negative once another edit was made in the scope, whose history then no longer redoes
    /// the undone one. It is NULL for undos and redos themselves.
    private static let scope = """
        CREATE TABLE journal_scope (
            edit INTEGER NOT NULL,
            scope INTEGER NOT NULL,
            time INTEGER NOT NULL, -- of the edit
            undone INTEGER DEFAULT 0,
            PRIMARY KEY (edit, scope)
        ) STRICT, WITHOUT ROWID
        """

    private static let undoable = "CREATE INDEX journal_undoable ON journal_scope (scope, undone, edit)"
    private static let ordered = "CREATE INDEX journal_ordered ON journal_scope (scope, time, edit)"
}
