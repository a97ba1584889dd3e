package import MandalartDomainInterface
import MandalartSchemaData
package import SQLite
package import Time

/// Finds cells in a SQLite database, by its full-text index (sqlite.org/fts5.html) and by an index of what is unfinished.
package struct SQLiteFinderRepository: FinderRepository {
    private let database: Database

    /// - Parameter database: with the schema of `mandalart`.
    package init(database: Database) {
        self.database = database
    }

    package func cells(with words: SearchWords, atMost count: Int) async throws -> [FoundCell] {
        try await database.search { try $0.cells(with: words, atMost: count) }
    }

    package func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async throws -> [FoundCell] {
        try await database.read { try $0.unfinishedItems(notTouchedSince: time, atMost: count) }
    }

    package func hasItems() async throws -> Bool {
        try await database.read { try $0.hasItems() }
    }
}
