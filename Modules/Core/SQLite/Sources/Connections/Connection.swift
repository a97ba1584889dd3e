import CSQLite

/// Access to the database within the body of a read or a write. A connection can be neither copied nor stored, so that
/// it cannot escape the body.
///
/// Each method runs one SQL statement, with `?` for each argument. A statement is compiled once per database and
/// cached.
public struct Connection: ~Copyable {
    let handle: Handle
    private let mayWrite: Bool

    init(_ handle: Handle, mayWrite: Bool) {
        (self.handle, self.mayWrite) = (handle, mayWrite)
    }

    /// The row id of the last successful INSERT of this connection; 0 if there was none.
    public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle.pointer) }

    /// Runs a statement, and ignores any rows that it returns.
    ///
    /// - Returns: the number of rows that an INSERT, UPDATE or DELETE changed itself, excluding changes by triggers and
    ///   foreign keys. Meaningless for other statements.
    /// - Throws: ``DatabaseError`` with the statement in it.
    @discardableResult
    public func execute(_ sql: String, _ arguments: any ValueConvertible...) throws(DatabaseError) -> Int {
        try execute(sql, arguments: arguments)
    }

    /// Runs a statement whose arguments are in an array, and ignores any rows that it returns.
    ///
    /// - Returns: the same as ``execute(_:_:)``.
    /// - Throws: ``DatabaseError`` with the statement in it.
    @discardableResult
    public func execute(_ sql: String, arguments: [any ValueConvertible]) throws(DatabaseError) -> Int {
        let statement = try prepared(sql, arguments)
        defer { handle.release(statement) }
        while try statement.step() {}
        return Int(sqlite3_changes(handle.pointer))
    }

    /// Calls a closure right after the commit of this transaction, before the database's next transaction begins. If
    /// the transaction is rolled back, or its commit is in doubt, the closure is not called.
    public func afterCommit(_ action: @escaping @Sendable () -> Void) { handle.afterCommit.append(action) }

    /// Returns the error for damage that SQLite does not detect, such as an index that lacks some rows.
    public func damage(_ message: String) -> DatabaseError {
        DatabaseError(.corrupt, code: .damaged, message: message, path: handle.path)
    }

    /// Returns all rows of a query, each transformed by `map`.
    ///
    /// - Throws: ``DatabaseError`` with the statement in it, or the error of `map`.
    public func query<Output>(
        _ sql: String, _ arguments: any ValueConvertible..., map: (borrowing Row) throws -> Output
    ) throws -> [Output] {
        try query(sql, arguments: arguments, map: map)
    }

    /// Returns all rows of a query whose arguments are in an array, each transformed by `map`.
    ///
    /// - Throws: the same errors as ``query(_:_:map:)``.
    public func query<Output>(
        _ sql: String, arguments: [any ValueConvertible], map: (borrowing Row) throws -> Output
    ) throws -> [Output] {
        var outputs: [Output] = []
        try forEachRow(of: sql, arguments) { row in outputs.append(try map(row)) }
        return outputs
    }

    /// Calls a closure for each row of a query.
    func forEachRow(
        of sql: String, _ arguments: [any ValueConvertible], _ body: (borrowing Row) throws -> Void
    ) throws {
        let statement = try prepared(sql, arguments)
        defer { handle.release(statement) }
        var number = 0
        while try statement.step() {
            number += 1
            try body(Row(statement, number: number))
        }
    }

    /// Returns the first row of a query, transformed by `map`; `nil` if the query has no rows. Later rows are not read.
    ///
    /// - Throws: ``DatabaseError`` with the statement in it, or the error of `map`.
    public func first<Output>(
        _ sql: String, _ arguments: any ValueConvertible..., map: (borrowing Row) throws -> Output
    ) throws -> Output? {
        let statement = try prepared(sql, arguments)
        defer { handle.release(statement) }
        return try statement.step() ? try map(Row(statement, number: 1)) : nil
    }

    /// Returns a statement that is ready to step. Throws an error if the transaction has ended, or if the statement
    /// would write within a read.
    ///
    /// SQLite itself ends a transaction on some errors (a full disk, `ON CONFLICT ROLLBACK`). A body that caught such
    /// an error must not go on, because each further statement would be saved on its own.
    private func prepared(_ sql: String, _ arguments: [any ValueConvertible]) throws(DatabaseError) -> Statement {
        try handle.requireTransaction(for: sql)
        let statement = try handle.prepared(sql, arguments)
        guard mayWrite || sqlite3_stmt_readonly(statement.pointer) != 0 else {
            handle.release(statement)
            throw .misuse("a read may not change the database", path: handle.path, sql: sql)
        }
        return statement
    }
}
