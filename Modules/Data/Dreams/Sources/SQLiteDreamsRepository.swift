package import DreamsDomainInterface
package import MandalartDomainInterface
package import SQLite

/// Keeps wishes and their trees in a SQLite database.
package struct SQLiteDreamsRepository: DreamsRepository {
    private let database: Database

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

    /// The wishes in which all the words stand, by the full-text index.
    ///
    /// - Throws: `DatabaseError`.
    package func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish] {
        if try await database.read({ try $0.isSearchBehind() }) {
            try await database.write { try $0.updateSearch(to: $0.dreams()) }
        }
        return try await database.read { try $0.wishes(with: words, atMost: count) }
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
            try connection.updateSearch(to: after)
            return result
        }
    }
}
