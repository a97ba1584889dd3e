import CSQLite
import Platform

extension Handle {
    /// The mode of a transaction (sqlite.org/lang_transaction.html).
    enum TransactionMode: String {
        /// Begins without a lock, and takes a snapshot at the first read.
        case deferred = "BEGIN"
        /// Takes the write lock at once, so that data cannot change between reading and writing it.
        case immediate = "BEGIN IMMEDIATE"
        /// Takes the write lock at once, and prevents other connections from reading if the file has no write-ahead
        /// log.
        case exclusive = "BEGIN EXCLUSIVE"
    }

    private var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

    /// Begins a transaction. If a transaction is still open after a failed rollback, it is rolled back first.
    func begin(_ mode: TransactionMode) throws(DatabaseError) {
        rollBack()
        afterCommit = []
        try control(mode.rawValue)
    }

    /// Syncs the folder of the file and its log to the disk, unless that was done before. If a power failure erased the
    /// folder's entry for the log, all edits in the log would be lost.
    func syncNames() throws(DatabaseError) {
        guard !areNamesSynced, path != Database.Location.memory.name else { return }
        do throws(SystemError) {
            try FileSystem.syncFolder(FileSystem.folder(of: path))
            areNamesSynced = true
        } catch {
            throw DatabaseError(.disk, code: .inputOutput, message: error.reason, path: path)
        }
    }

    /// Makes SQLite keep the log's files after the last connection is closed, provided that their folder is synced. If
    /// `areThere` is true, the connection that created the files has already synced the folder; otherwise, this method
    /// syncs it. SQLite also syncs the folder before its first write, but ignores a failure.
    func keepLogFiles(areThere: Bool) {
        // If the sync fails, it is tried again before the first write, where a failure is an error.
        if areThere { areNamesSynced = true } else { try? syncNames() }
        if areNamesSynced { _ = csqlite_keep_log_files(pointer) }
    }

    /// Commits the transaction, and then calls the ``afterCommit`` closures. If SQLite cannot commit, the transaction
    /// may still be open. If only the sync of the log fails, the transaction is committed, but the closures are not
    /// called.
    func commit() throws(DatabaseError) {
        try requireTransaction(for: "COMMIT")
        let hasWritten = sqlite3_txn_state(pointer, nil) == SQLITE_TXN_WRITE
        try control("COMMIT")
        if hasWritten { try syncLog() }
        let actions = afterCommit
        afterCommit = []
        for action in actions { action() }
    }

    /// Syncs the log to the disk on macOS. At a commit, Apple's SQLite only keeps the order of writes
    /// (`F_BARRIERFSYNC`), even with `fullfsync`, and leaves them in the cache of the disk. A checkpoint needs no such
    /// sync: SQLite writes the pages into the file before it overwrites the log, and the disk keeps that order.
    private func syncLog() throws(DatabaseError) {
        let log = CompanionFile.log.path(beside: path)
        guard FileSystem.hasDiskCacheBehindSync, FileSystem.exists(log) else { return }
        do throws(SystemError) {
            try FileSystem.syncBytes(of: log)
        } catch {
            throw DatabaseError(.disk, code: .inputOutput, message: error.reason, path: path)
        }
    }

    /// Moves the whole write-ahead log into the file, and syncs the file.
    func emptyLog() throws(DatabaseError) {
        let isBusy = try integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
        if isBusy { throw DatabaseError(.busy, code: .busy, path: path) }
    }

    /// Makes SQLite leave the log unchanged when the connection is closed.
    func leaveLog() {
        _ = csqlite_set_checkpoint_on_close(pointer, 0)
    }

    /// Rolls back the transaction, if there is one. A failure is ignored: the error that led here matters more, and the
    /// next transaction tries again before it begins.
    func rollBack() {
        guard isInTransaction else { return }
        // The transaction may have created the table.
        markPage = nil
        try? control("ROLLBACK")
    }

    /// Throws an error if SQLite has ended the transaction by itself.
    func requireTransaction(for sql: String) throws(DatabaseError) {
        guard isInTransaction else {
            throw DatabaseError(
                .failed, code: .aborted, message: "an earlier error has undone the transaction", path: path, sql: sql)
        }
    }
}
