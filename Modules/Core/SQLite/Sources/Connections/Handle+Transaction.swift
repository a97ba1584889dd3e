import CSQLite
import Platform

extension Handle {
    /// The mode of a transaction (sqlite.org/lang_transaction.html).
    enum TransactionMode: String {
        /// Takes a snapshot at the first read.
        case deferred = "BEGIN"
        /// Takes the write lock at once, so that data cannot change between reading and writing it.
        case immediate = "BEGIN IMMEDIATE"
        /// Also prevents others from reading, if the file has no write-ahead log.
        case exclusive = "BEGIN EXCLUSIVE"
    }

    /// Whether a transaction is open.
    private var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

    /// Begins a transaction. One that is still open after a failed rollback is rolled back first.
    func begin(_ mode: TransactionMode) throws(DatabaseError) {
        rollBack()
        afterCommit = []
        try control(mode.rawValue)
    }

    /// Syncs the name of the log, unless that was done: a log without a name would be lost in a power failure, with all
    /// its data.
    func syncNames() throws(DatabaseError) {
        guard !areNamesSynced, path != Database.Location.memory.name else { return }
        do throws(SystemError) {
            try FileSystem.syncFolder(FileSystem.folder(of: path))
            areNamesSynced = true
        } catch {
            throw DatabaseError(.disk, code: .inputOutput, message: error.reason, path: path)
        }
    }

    /// Keeps the files of the log when the last connection is closed, unless their names cannot be synced. So files that
    /// are there already have synced names, and only the connection that creates them waits for that. SQLite syncs the
    /// names too, before its first write, and ignores a failure.
    func keepLogFiles(areThere: Bool) {
        // Before the first write it is tried again, and its failure is an error.
        if areThere { areNamesSynced = true } else { try? syncNames() }
        if areNamesSynced { _ = csqlite_keep_log_files(pointer) }
    }

    /// Commits the transaction. After an error it is still open.
    func commit() throws(DatabaseError) {
        try requireTransaction(for: "COMMIT")
        try control("COMMIT")
        let actions = afterCommit
        afterCommit = []
        for action in actions { action() }
    }

    /// Moves the whole log into the file and syncs it.
    func emptyLog() throws(DatabaseError) {
        let isBusy = try integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
        if isBusy { throw DatabaseError(.busy, code: .busy, path: path) }
    }

    /// Keeps the log unchanged when the connection is closed.
    func leaveLog() {
        _ = csqlite_set_checkpoint_on_close(pointer, 0)
    }

    /// Rolls back the transaction, if there is one. A failure is ignored: the error that led here matters more, and the
    /// next begin tries again.
    func rollBack() {
        guard isInTransaction else { return }
        try? control("ROLLBACK")
    }

    /// Checks that SQLite has not ended the transaction by itself.
    func requireTransaction(for sql: String) throws(DatabaseError) {
        guard isInTransaction else {
            throw DatabaseError(
                .failed, code: .aborted, message: "an earlier error has undone the transaction", path: path, sql: sql)
        }
    }
}
