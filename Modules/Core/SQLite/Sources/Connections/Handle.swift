import CSQLite
import Platform

/// A connection of SQLite and its compiled statements. It is confined to the executor of its `Database`, so SQLite's
/// own mutexes are off.
final class Handle {
    /// The maximum size of a row in bytes (sqlite.org/c3ref/limit.html). No row of a program is that long. A row that
    /// is longer, because of damage or another program, must not fill the memory.
    private static let longestRow: Int32 = 4 << 20

    /// Whether SQLite was configured for the process. The first access configures it, before the process opens its
    /// first database.
    private static let isConfigured = csqlite_count_no_memory() == SQLITE_OK

    private static let mostStatements = 128

    /// The file's path as given, or `:memory:`, for error messages.
    let path: String
    let pointer: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// The statement that was used last. A loop uses the same one, which is not looked for then.
    private var lastStatement: Statement?
    private var isEndingOrBeginning = false
    /// The time limit for the next transaction to wait for another connection.
    var busyTimeout = BusyTimeout.long
    /// The closures to call after the commit of the open transaction.
    var afterCommit: [() -> Void] = []
    /// The errors of the rows that reads and writes leave out; `nil` until the database sets the property.
    var unreadableRows: UnreadableRows?
    /// Whether the folder's entries for the file and its log are known to be on the disk.
    var areNamesSynced = false
    /// The open files as they were when they were opened; `nil` for a database in memory.
    var files: OpenFiles?
    /// The number of the page with the ``LogMark``, once it is known.
    var markPage: Int?
    /// The number of a ``LogMark`` that was seen in the main file. The file keeps it until another mark is made.
    var settledMark: UInt64?
    /// Whether a wait for another connection's lock ends when the task is canceled.
    var isWaitCancellable = false
    /// Whether the statements of the open transaction end when the task is canceled.
    var isCancellable = false

    /// Opens a connection without reading the file; SQLite reads it at the first statement. With `isImmutable`, SQLite
    /// reads without locks and without a `-wal` or `-shm` file (sqlite.org/uri.html#uriimmutable); the file must not
    /// change while it is open.
    init(_ location: Database.Location, isImmutable: Bool = false) throws(DatabaseError) {
        path = location.name
        var opened: OpaquePointer?
        let creates = location == .memory ? SQLITE_OPEN_CREATE : 0
        let flags =
            SQLITE_OPEN_READWRITE | creates | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW
            | (isImmutable ? SQLITE_OPEN_URI : 0)
        let name = isImmutable ? location.resolvedName.asImmutableURI : location.resolvedName
        _ = Self.isConfigured
        if location != .memory { try Self.refuseLinks(beside: path) }
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            let result = ResultCode(code)
            if result == .symbolicLink { throw .symbolicLink(path) }
            if let opened { throw DatabaseError(code, on: opened, path: path) }
            throw DatabaseError(result, message: String(cString: sqlite3_errstr(code)), path: path)
        }
        pointer = opened
        // If SQLite cannot open the file for writing, for whatever reason, it opens the file for reading.
        if location != .memory, !isImmutable, isReadOnly, FileSystem.mayWrite(path) {
            throw DatabaseError(.disk, code: .cannotOpen, path: path)
        }
        if location != .memory { files = OpenFiles(path, hasMoved: hasMoved) }
        _ = csqlite_set_defensive(pointer, 1)
        sqlite3_limit(pointer, SQLITE_LIMIT_LENGTH, Self.longestRow)
        waitForLocks()
        heedCancellation()
    }

    deinit {
        statements.removeAll()
        lastStatement = nil
        sqlite3_close_v2(pointer)
    }

    var isReadOnly: Bool { sqlite3_db_readonly(pointer, "main") != 0 }

    /// Returns a compiled statement with its arguments bound. The caller owns the statement until ``release(_:)``.
    ///
    /// Until then, the statement is not in the cache, so that the same SQL inside its own loop gets another statement.
    func prepared(_ sql: String, _ arguments: [any ValueConvertible] = []) throws(DatabaseError) -> Statement {
        let kept = takeStatement(sql)
        let statement = if let kept { kept } else { try Statement(sql, of: pointer, path: path) }
        do throws(DatabaseError) {
            try statement.bind(arguments)
            return statement
        } catch {
            release(statement)
            throw error
        }
    }

    /// Puts a statement back into the cache, whether it has succeeded or failed.
    func release(_ statement: Statement) {
        statement.reset()
        if let lastStatement {
            if statements.count >= Self.mostStatements { statements.removeAll() }
            statements[lastStatement.sql] = lastStatement
        }
        lastStatement = statement
    }

    private func takeStatement(_ sql: String) -> Statement? {
        guard let lastStatement, lastStatement.sql == sql else { return statements.removeValue(forKey: sql) }
        self.lastStatement = nil
        return lastStatement
    }

    /// Runs several SQL statements of this module, without arguments or results.
    func run(_ sql: String) throws(DatabaseError) {
        let code = sqlite3_exec(pointer, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(code, on: pointer, path: path, sql: sql)
        }
    }

    /// Runs BEGIN, COMMIT, ROLLBACK, or a statement that uses them internally, such as VACUUM. They are forbidden
    /// otherwise.
    func control(_ sql: String) throws(DatabaseError) {
        isEndingOrBeginning = true
        defer { isEndingOrBeginning = false }
        try run(sql)
    }

    /// Returns the integer that a query of this module yields; 0 if there is no row.
    func integer(_ sql: String) throws(DatabaseError) -> Int64 {
        let statement = try prepared(sql)
        defer { release(statement) }
        return try statement.step() ? sqlite3_column_int64(statement.pointer, 0) : 0
    }

    /// Makes SQLite refuse to compile any BEGIN, COMMIT, ROLLBACK, SAVEPOINT, or RELEASE but this class's own, because
    /// a body that ended its transaction would save half an edit (sqlite.org/c3ref/set_authorizer.html).
    func forbidTransactionControl() {
        sqlite3_set_authorizer(
            pointer,
            { context, action, _, _, _, _ in
                guard action == SQLITE_TRANSACTION || action == SQLITE_SAVEPOINT, let context else { return SQLITE_OK }
                let handle = Unmanaged<Handle>.fromOpaque(context).takeUnretainedValue()
                return handle.isEndingOrBeginning ? SQLITE_OK : SQLITE_DENY
            },
            Unmanaged.passUnretained(self).toOpaque())
    }
}

extension String {
    /// The URI with which SQLite opens the file at this absolute path as immutable.
    fileprivate var asImmutableURI: String {
        let path = map { ["%": "%25", "?": "%3f", "#": "%23"][$0] ?? String($0) }.joined()
        return "file:\(path)?immutable=1"
    }
}

extension Database.Location {
    /// The path for SQLite, with symbolic links among its folders resolved. SQLite rejects a symbolic link to the file,
    /// but the flag for this would also make it reject links among the folders.
    fileprivate var resolvedName: String {
        guard case .file(let path) = self, let file = FileSystem.resolvingFolders(of: path) else {
            return unmistakableName
        }
        return file
    }

    /// The path for SQLite, in a form that cannot be mistaken for `:memory:`, an empty name, or a `file:…` URI;
    /// `:memory:` for a database in memory.
    var unmistakableName: String {
        switch self {
        case .file(let path): path.hasPrefix("/") ? path : "./\(path)"
        case .memory: ":memory:"
        }
    }
}
