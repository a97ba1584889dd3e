import Synchronization

/// The errors of the rows that a database left out. A row that cannot be read is left out, so that the others can still
/// be shown.
public final class UnreadableRows: Sendable {
    private let errors = Mutex<(all: [DatabaseError], taken: Int)>(([], 0))

    init() {}

    /// Returns the errors reported since the last call. Errors of the same ``DatabaseError/Kind`` are reported only
    /// once, even if they come from several rows or reads.
    public func takeNew() -> [DatabaseError] {
        errors.withLock { errors in
            defer { errors.taken = errors.all.count }
            return Array(errors.all[errors.taken...])
        }
    }

    func report(_ error: DatabaseError) {
        errors.withLock { errors in
            // Errors are compared by their kind. A message includes the number of the row in one result.
            if !errors.all.contains(where: { $0.kind == error.kind }) { errors.all.append(error) }
        }
    }
}

extension Connection {
    /// Returns the result of `read`; `nil` if `read` finds an unexpected value in a column. The error is then added to
    /// ``Database/unreadableRows``.
    ///
    /// - Throws: the errors of `read` except ``DatabaseError/Kind/unexpectedRow(column:expected:found:)``.
    public func ifReadable<Output>(_ read: () throws -> Output) throws -> Output? {
        do {
            return try read()
        } catch let error as DatabaseError {
            guard case .unexpectedRow = error.kind else { throw error }
            handle.unreadableRows?.report(error)
            return nil
        }
    }

    /// Returns the rows of a query, each transformed by `map`, except those for which ``ifReadable(_:)`` returns `nil`.
    ///
    /// - Throws: ``DatabaseError`` with the statement in it, or the error of `map`.
    public func readable<Output>(
        _ sql: String, _ arguments: any ValueConvertible..., map: (borrowing Row) throws -> Output
    ) throws -> [Output] {
        var outputs: [Output] = []
        try forEachRow(of: sql, arguments) { row in
            if let output = try ifReadable({ try map(row) }) { outputs.append(output) }
        }
        return outputs
    }
}
