import CSQLite
import SQLite

/// A plain SQLite connection, as another program would have: without the checks and settings of `Database`, and able to
/// damage the file.
///
/// The connection holds its locks until it is deallocated.
public final class RawConnection {
    private let path: String
    private var pointer: OpaquePointer?

    /// Opens a file, which is created if it is missing.
    ///
    /// - Throws: `DatabaseError` when SQLite cannot open the file.
    public init(_ path: String) throws {
        self.path = path
        try require(sqlite3_open_v2(path, &pointer, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil))
        try require(sqlite3_busy_timeout(pointer, 5000))
        try require(csqlite_set_defensive(pointer, 0))
    }

    deinit {
        sqlite3_close_v2(pointer)
    }

    /// Runs one or several statements.
    ///
    /// - Throws: `DatabaseError` when SQLite rejects a statement.
    public func run(_ sql: String) throws {
        try require(sqlite3_exec(pointer, sql, nil, nil, nil), sql)
    }

    /// Returns the rows of a query. Each column is text, or `nil` for NULL.
    ///
    /// - Throws: `DatabaseError` when SQLite rejects the query.
    public func rows(_ sql: String) throws -> [[String?]] {
        var statement: OpaquePointer?
        try require(sqlite3_prepare_v2(pointer, sql, -1, &statement, nil), sql)
        defer { sqlite3_finalize(statement) }
        var rows: [[String?]] = []
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                if code == SQLITE_DONE { return rows }
                try require(code, sql)
                return rows
            }
            rows.append(
                (0..<sqlite3_column_count(statement)).map { index in
                    sqlite3_column_text(statement, index).map { String(cString: $0) }
                })
        }
    }

    private func require(_ code: Int32, _ sql: String? = nil) throws {
        guard code != SQLITE_OK else { return }
        let message = String(cString: sqlite3_errmsg(pointer))
        throw DatabaseError(.failed, code: ResultCode(code), message: message, path: path, sql: sql)
    }
}
