import Basics

/// One connection to a SQLite database. All its work runs on one executor, one transaction after another.
///
/// An app opens one `Database` per file, and its repositories share it. Other `Database` objects, also of other
/// processes, may have the same file open.
public actor Database {
    /// The location of a database.
    public enum Location: Hashable, Sendable {
        /// A file at this path, created if it is missing. Its folder must exist.
        case file(String)
        /// A database in memory, which is discarded when it is closed. For tests and examples.
        case memory

        /// The path, or `:memory:`.
        var name: String {
            switch self {
            case .file(let path): path
            case .memory: ":memory:"
            }
        }
    }

    /// The executor of a database's work.
    public enum Executor: Sendable {
        /// A private queue: the main actor stays free while the database waits for the disk or for another process's
        /// lock.
        case queue
        /// The main actor's executor, so that a query needs no thread switch. For a program that runs a single command,
        /// without a prompt that a query would block.
        case mainActor
    }

    /// The location of this database.
    public nonisolated let location: Location
    /// The errors of the rows that reads and writes have left out, because these rows could not be read.
    public nonisolated let unreadableRows = UnreadableRows()
    /// The private queue of this connection; `nil` if the connection runs on the main actor.
    private let queue: QueueExecutor?
    private let schema: Schema
    private var handle: Handle?
    /// Whether the disk failed in a commit, so that a new connection must be opened before any other work.
    private var isDistrusted = false

    /// The executor of this connection.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        queue?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
    }

    private init(_ location: Location, schema: Schema, on executor: Executor) {
        (self.location, self.schema) = (location, schema)
        queue = executor == .queue ? QueueExecutor() : nil
    }

    /// Opens a database and brings it to the newest version of its schema.
    ///
    /// A read-only file of the newest version is opened for reading: each write throws ``DatabaseError/Kind/readOnly``.
    /// A file that is rejected is left unchanged, byte for byte. Before its first pending migration, to version n, a
    /// file is copied to `backups/before-version-<n>.db`, and the copies made before earlier migrations are removed.
    /// Damage deep inside a file shows only when a query reaches it, as the same ``DatabaseError/Kind/corrupt``.
    ///
    /// - Throws: ``DatabaseError`` when the file is rejected or cannot be opened, copied or migrated.
    public static func open(
        _ location: Location, schema: Schema, on executor: Executor = .queue
    ) async throws(DatabaseError) -> Database {
        let database = Database(location, schema: schema, on: executor)
        try await database.start()
        return database
    }

    /// Reads in one transaction, so that all queries of the body see the same state.
    ///
    /// - Throws: the body's own error, ``DatabaseError``, or `CancellationError` when the task was canceled.
    public func read<Output: Sendable>(
        _ body: @Sendable (borrowing Connection) throws -> Output
    ) throws -> Output {
        handle?.busyTimeout = .long
        return try transaction(.deferred, body)
    }

    /// Writes in one transaction, which is committed when the body returns, and rolled back when it throws. Once this
    /// method returns, the changes survive a power loss.
    ///
    /// Waits for another connection's write, up to the limit of `busyTimeout`. If the task is canceled before the commit,
    /// nothing is written.
    ///
    /// A file that another program has removed or replaced since it was opened gets no edits, nor does the file that is
    /// now at its path.
    ///
    /// When the disk fails during the commit, it is unknown whether the transaction was saved. The connection is then
    /// reopened, and the whole log is moved into the file and synced, before anything else is read or written: the
    /// system may consider unsynced data as written, and no later sync would repair that.
    ///
    /// - Throws: the body's own error, ``DatabaseError``, or `CancellationError` when the task was canceled.
    @discardableResult
    public func write<Output: Sendable>(
        _ busyTimeout: BusyTimeout = .long, _ body: @Sendable (borrowing Connection) throws -> Output
    ) throws -> Output {
        handle?.busyTimeout = busyTimeout
        return try transaction(.immediate, body)
    }

    /// Returns all current data as the bytes of a database file.
    public func snapshot() throws(DatabaseError) -> [UInt8] {
        return try connected().snapshot()
    }

    /// Rewrites the file without its free pages (VACUUM), and moves the log into the file, so that no trace of deleted
    /// data is left.
    ///
    /// - Throws: ``DatabaseError`` when the disk has no room for a second copy, when another program reads or writes
    ///   for more than five seconds, or when the file was removed or replaced.
    public func compact() throws(DatabaseError) {
        let handle = try connected()
        handle.busyTimeout = .long
        try handle.requireInPlace()
        try handle.control("VACUUM")
        try handle.emptyLog()
    }

    /// Closes the connection. Later reads and writes throw ``DatabaseError/Kind/closed``; closing again does nothing.
    ///
    /// When the last connection to a file is closed, SQLite moves the write-ahead log into the main file. The log's
    /// files, `-wal` and `-shm`, are kept, the first of them empty, because creating and removing them would take a
    /// fifth of a short run.
    public func close() {
        handle?.leaveStrayLog()
        (handle, isDistrusted) = (nil, false)
    }

    private func start() throws(DatabaseError) {
        handle = try opened()
    }

    private func opened() throws(DatabaseError) -> Handle {
        let handle = try Handle.opened(at: location, schema: schema)
        handle.unreadableRows = unreadableRows
        return handle
    }

    /// Returns the connection, or opens a new one after a disk failure. Throws ``DatabaseError/Kind/closed`` after
    /// ``close()``.
    private func connected() throws(DatabaseError) -> Handle {
        if let handle { return handle }
        guard isDistrusted else { throw DatabaseError(.closed, code: .misuse, path: location.name) }
        let handle = try opened()
        try handle.emptyLog()
        (self.handle, isDistrusted) = (handle, false)
        return handle
    }

    private func distrust(_ handle: Handle) {
        handle.leaveLog()
        (self.handle, isDistrusted) = (nil, true)
        // At once, so that other programs' edits are safe. If it fails, it is tried again before the next transaction.
        _ = try? connected()
    }

    private func transaction<Output>(
        _ mode: Handle.TransactionMode, _ body: (borrowing Connection) throws -> Output
    ) throws -> Output {
        if Handle.isTaskCancelled { throw CancellationError() }
        let handle = try connected()
        try begin(mode, on: handle)
        let output: Output
        do {
            if Handle.isTaskCancelled { throw CancellationError() }
            handle.isCancellable = true
            defer { handle.isCancellable = false }
            output = try body(Connection(handle, mayWrite: mode == .immediate))
            if mode == .immediate {
                if Handle.isTaskCancelled { throw CancellationError() }
                try handle.syncNames()
                try handle.renewMark()
                try handle.requireInPlace()
            }
        } catch {
            handle.rollBack()
            throw (error as? DatabaseError)?.code == .interrupted ? CancellationError() : error
        }
        do throws(DatabaseError) {
            try handle.commit()
            return output
        } catch {
            handle.rollBack()
            guard error.kind == .disk, mode == .immediate, location != .memory else { throw error }
            distrust(handle)
            throw error.leavingDoubt
        }
    }

    private func begin(_ mode: Handle.TransactionMode, on handle: Handle) throws {
        handle.isWaitCancellable = true
        defer { handle.isWaitCancellable = false }
        do throws(DatabaseError) {
            try handle.begin(mode)
        } catch {
            if error.kind == .busy, Handle.isTaskCancelled { throw CancellationError() }
            throw error
        }
    }
}
