import CSQLite

/// One compiled SQL statement, owned by the cache of a ``Handle`` or by the code that runs it.
final class Statement {
    let sql: String
    let path: String
    let pointer: OpaquePointer
    /// The column names of the current run's result. They may change, because SQLite may recompile the statement for
    /// the next run.
    var columns: [String] {
        if let columnsOfRun { return columnsOfRun }
        let names = (0..<sqlite3_column_count(pointer)).map { index in
            sqlite3_column_name(pointer, index).map { String(cString: $0) } ?? ""
        }
        columnsOfRun = names
        return names
    }
    private var columnsOfRun: [String]?
    /// The columns that the first row of the current run was asked for, in that order. Usually, each further row is
    /// asked for the same ones.
    private var columnsRead: [(name: String, index: Int32)] = []
    /// The number of columns that the current row was asked for.
    private var countRead = 0

    /// Compiles a single SQL statement.
    init(_ sql: String, of database: OpaquePointer, path: String) throws(DatabaseError) {
        (self.sql, self.path) = (sql, path)
        var compiled: OpaquePointer?
        let (code, isAlone) = sql.withCString { text in
            var rest: UnsafePointer<CChar>?
            let persistent = UInt32(SQLITE_PREPARE_PERSISTENT)
            let code = sqlite3_prepare_v3(database, text, -1, persistent, &compiled, &rest)
            guard code == SQLITE_OK, let rest, rest.pointee != 0 else { return (code, true) }
            return (code, Self.isBlank(rest, database))
        }
        guard code == SQLITE_OK else {
            throw DatabaseError(code, on: database, path: path, sql: sql)
        }
        guard isAlone, let compiled else {
            sqlite3_finalize(compiled)
            throw .misuse("\(isAlone ? "no" : "more than one") statement", path: path, sql: sql)
        }
        pointer = compiled
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// Binds an argument to every `?`. Throws an error if the number of arguments differs from that of `?`.
    func bind(_ arguments: [any ValueConvertible]) throws(DatabaseError) {
        let wanted = Int(sqlite3_bind_parameter_count(pointer))
        guard wanted == arguments.count else {
            throw .misuse("\(wanted) arguments wanted, \(arguments.count) given", path: path, sql: sql)
        }
        for (index, argument) in zip(Int32(1)..., arguments) {
            let code =
                switch argument.databaseValue {
                case .null: sqlite3_bind_null(pointer, index)
                case .integer(let integer): sqlite3_bind_int64(pointer, index, integer)
                case .real(let real): sqlite3_bind_double(pointer, index, real)
                case .text(let text): csqlite_bind_text(pointer, index, text, UInt64(text.utf8.count))
                case .blob(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(pointer, index, 0)
                case .blob(let bytes): csqlite_bind_blob(pointer, index, bytes, UInt64(bytes.count))
                }
            guard code == SQLITE_OK else { throw failure(code) }
        }
    }

    /// Returns the index of the column with the given name, ignoring case, but with preference for an exact match;
    /// `nil` if there is none.
    func index(of column: String) -> Int32? {
        defer { countRead += 1 }
        if countRead < columnsRead.count, columnsRead[countRead].name == column { return columnsRead[countRead].index }
        let found = columns.firstIndex(of: column) ?? columns.firstIndex { sqlite3_stricmp($0, column) == 0 }
        guard let found else { return nil }
        if countRead == columnsRead.count { columnsRead.append((column, Int32(found))) }
        return Int32(found)
    }

    /// Steps to the next row. Returns `false` if there is none.
    func step() throws(DatabaseError) -> Bool {
        countRead = 0
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw failure(code)
        }
    }

    /// Resets the statement for the next run. SQLite's result is ignored, because it repeats an error that the last
    /// step has already thrown.
    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
        columnsOfRun = nil
        columnsRead.removeAll(keepingCapacity: true)
    }

    private func failure(_ code: Int32) -> DatabaseError {
        DatabaseError(code, on: sqlite3_db_handle(pointer), path: path, sql: sql)
    }

    /// Returns whether the text has only white space and comments.
    private static func isBlank(_ text: UnsafePointer<CChar>, _ database: OpaquePointer) -> Bool {
        var compiled: OpaquePointer?
        defer { sqlite3_finalize(compiled) }
        return sqlite3_prepare_v2(database, text, -1, &compiled, nil) == SQLITE_OK && compiled == nil
    }
}
