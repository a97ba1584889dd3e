import CSQLite
import Platform

/// Owns SQLite's connection and its compiled statements. Confined to the executor of its `Database`, which is why SQLite's
/// own mutexes are off.
final class Handle {
    /// The most bytes of a row that are read or written (sqlite.org/c3ref/limit.html). No row of a program is as long; one
    /// that damage or another program made must not fill the memory.
    private static let longestRow: Int32 = 4 << 20

    /// Whether SQLite is set up for the process, before its first database is opened.
    private static let isConfigured = csqlite_count_no_memory() == SQLITE_OK

    /// The most compiled statements that are kept.
    private static let mostStatements = 128

    /// The file's path as the caller gave it, or `:memory:`: what errors name.
    let path: String
    let pointer: OpaquePointer
    private var statements: [String: Statement] = [:]
    private var isEndingOrBeginning = false
    /// How long the next transaction waits for another connection's.
    var patience = Patience.long
    /// Closures to call after the commit of the open transaction.
    var afterCommit: [() -> Void] = []
    /// Takes the rows that a body leaves out.
    var unreadableRows: UnreadableRows?
    /// Whether the disk is known to have the names of the file and of its log.
    var areNamesSynced = false
    /// Whether a wait for another connection's lock ends when the task is cancelled.
    var isWaitCancellable = false

    /// Opens without touching the file's contents: SQLite reads them at the first statement.
    /// With `isImmutable`, SQLite reads without locks and without a `-wal` or `-shm` file
    /// (sqlite.org/uri.html#uriimmutable); the file must not change while it is open.
    init(_ location: Database.Location, isImmutable: Bool = false) throws(DatabaseError) {
        path = location.name
        var opened: OpaquePointer?
        let creates = location == .memory ? SQLITE_OPEN_CREATE : 0
        let flags =
            SQLITE_OPEN_READWRITE | creates | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW
            | (isImmutable ? SQLITE_OPEN_URI : 0)
        let name = isImmutable ? location.resolvedName.asImmutableURI : location.resolvedName
        _ = Self.isConfigured
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            let result = ResultCode(code)
            let message = result == .symbolicLink ? "it is a symbolic link" : String(cString: sqlite3_errstr(code))
            throw DatabaseError(result, message: message, path: path)
        }
        pointer = opened
        sqlite3_limit(pointer, SQLITE_LIMIT_LENGTH, Self.longestRow)
        waitForLocks()
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(pointer)
    }

    /// Whether SQLite could open the file for reading alone.
    var isReadOnly: Bool { sqlite3_db_readonly(pointer, "main") != 0 }

    /// A compiled statement with its arguments bound, the caller's own until it is released.
    ///
    /// While it is out it is not in the cache, so the same SQL inside its own loop gets a statement of its own.
    func prepared(_ sql: String, _ arguments: [any ValueConvertible] = []) throws(DatabaseError) -> Statement {
        let kept = statements.removeValue(forKey: sql)
        let statement = if let kept { kept } else { try Statement(sql, of: pointer, path: path) }
        do throws(DatabaseError) {
            try statement.bind(arguments)
            return statement
        } catch {
            release(statement)
            throw error
        }
    }

    /// Gives a statement back, whatever became of it.
    func release(_ statement: Statement) {
        statement.reset()
        if statements.count >= Self.mostStatements { statements.removeAll() }
        statements[statement.sql] = statement
    }

    /// Runs SQL of this module's own: several statements, no arguments, no rows wanted.
    func run(_ sql: String) throws(DatabaseError) {
        let code = sqlite3_exec(pointer, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            let message = String(cString: sqlite3_errmsg(pointer))
            throw DatabaseError(ResultCode(code), message: message, path: path, sql: sql)
        }
    }

    /// Runs one of BEGIN, COMMIT and ROLLBACK; every other way to run them is refused.
    func control(_ sql: String) throws(DatabaseError) {
        isEndingOrBeginning = true
        defer { isEndingOrBeginning = false }
        try run(sql)
    }

    /// The one integer that a query of this module's own gives.
    func integer(_ sql: String) throws(DatabaseError) -> Int64 {
        let statement = try prepared(sql)
        defer { release(statement) }
        return try statement.step() ? sqlite3_column_int64(statement.pointer, 0) : 0
    }

    /// Refuses every BEGIN, COMMIT, ROLLBACK, SAVEPOINT and RELEASE but this class's own, when it is compiled: a body
    /// that ended its transaction would save half an edit (sqlite.org/c3ref/set_authorizer.html).
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
    /// The URI of a file by this absolute path that does not change.
    fileprivate var asImmutableURI: String {
        let path = map { ["%": "%25", "?": "%3f", "#": "%23"][$0] ?? String($0) }.joined()
        return "file:\(path)?immutable=1"
    }
}

extension Database.Location {
    /// The name for SQLite when it is to refuse a link: it would refuse one among the folders too, so that they are
    /// resolved before.
    fileprivate var resolvedName: String {
        guard case .file(let path) = self, let file = FileSystem.resolvingFolders(of: path) else {
            return unmistakableName
        }
        return file
    }

    /// The name for SQLite, which gives a meaning of its own to `:memory:`, to the empty name and to `file:…`.
    var unmistakableName: String {
        switch self {
        case .file(let path): path.hasPrefix("/") ? path : "./\(path)"
        case .memory: ":memory:"
        }
    }
}
