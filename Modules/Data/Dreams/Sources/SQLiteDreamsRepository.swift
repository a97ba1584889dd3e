package import DreamsDomainInterface
package import SQLite

/// Keeps wishes and their trees in a SQLite database.
package struct SQLiteDreamsRepository: DreamsRepository {
    private let database: Database

    /// Called by the App's root component, and by `inMemory` for tests and examples.
    ///
    /// - Parameter database: opened with a schema that has ``migrations`` in it; shared with the other repositories.
    package init(database: Database) {
        self.database = database
    }

    /// The wishes as last kept.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` when a row holds what no wish can have.
    package func dreams() async throws -> DreamList {
        try await database.read { try $0.dreams() }
    }

    /// One edit, in one write transaction: reads the wishes, lets `change` change them, and writes those that are not as
    /// before.
    ///
    /// - Returns: what `change` returns; what it changed survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result {
        try await database.write { connection in
            let before = try connection.dreams()
            var after = before
            let result = try change(&after)
            try connection.write(after, over: before)
            return result
        }
    }
}
