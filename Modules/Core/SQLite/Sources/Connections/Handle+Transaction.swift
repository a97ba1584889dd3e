import CSQLite
import Platform

extension Handle {
    /// How a transaction begins (sqlite.org/lang_transaction.html).
    enum TransactionMode: String {
        /// Takes a snapshot at the first read.
        case deferred = "BEGIN"
        /// Takes the write lock at once, so that nothing that was read can be out of date when it is written.
        case immediate = "BEGIN IMMEDIATE"
        /// Also keeps all others from reading, where the file has no write-ahead log.
        case exclusive = "BEGIN EXCLUSIVE"
    }

    /// Whether a transaction is open.
    private var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

    /// Begins a transaction. One that a failed rollback left behind is undone first.
    func begin(_ mode: TransactionMode) throws(DatabaseError) {
        rollBack()
        afterCommit = []
        try control(mode.rawValue)
    }

    /// Makes sure, before the first write of this connection, that the disk has the name of the log: SQLite does not look
    /// whether that failed, and all that is in a log without a name would be lost with the power.
    func syncNames() throws(DatabaseError) {
        guard !areNamesSynced, path != Database.Location.memory.name else { return }
        do throws(SystemError) {
            try FileSystem.syncFolder(FileSystem.folder(of: path))
            areNamesSynced = true
        } catch {
            throw DatabaseError(.disk, code: .inputOutput, message: error.reason, path: path)
        }
    }

    /// Saves the transaction. After an error it is still open.
    func commit() throws(DatabaseError) {
        try requireTransaction(for: "COMMIT")
        try control("COMMIT")
        let actions = afterCommit
        afterCommit = []
        for action in actions { action() }
    }

    /// Moves the whole log into the file, and waits until the disk has that.
    func emptyLog() throws(DatabaseError) {
        let isBusy = try integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
        if isBusy { throw DatabaseError(.busy, code: .busy, path: path) }
    }

    /// Leaves the log as it is when the connection is closed.
    func leaveLog() {
        _ = csqlite_set_checkpoint_on_close(pointer, 0)
    }

    /// Undoes the transaction, if there is one. A failure is kept quiet: the error that led here matters more, and the
    /// next begin tries again.
    func rollBack() {
        guard isInTransaction else { return }
        try? control("ROLLBACK")
    }

    /// Makes sure that SQLite has not ended the transaction by itself.
    func requireTransaction(for sql: String) throws(DatabaseError) {
        guard isInTransaction else {
            throw DatabaseError(
                .failed, code: .aborted, message: "an earlier error has undone the transaction", path: path, sql: sql)
        }
    }
}
