package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Finds cells in a SQLite database, using a full-text index (sqlite.org/fts5.html) and an index of unfinished items.
package struct SQLiteFinderRepository: FinderRepository {
    private let journal: Journal
    private var database: Database { journal.database }

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func cells(with words: SearchWords, atMost count: Int) async throws -> [FoundCell] {
        try await journal.search(.mandalart) { try $0.cells(with: words, atMost: count) }
    }

    package func entries(with words: SearchWords, atMost count: Int) async throws -> [FoundEntry] {
        try await journal.search(.mandalart) { try $0.entries(with: words, atMost: count) }
    }

    package func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async throws -> [FoundCell] {
        try await database.read { try $0.unfinishedItems(notTouchedSince: time, atMost: count) }
    }

    package func dueItems(until day: Day, atMost count: Int) async throws -> [FoundCell] {
        try await database.read { try $0.dueItems(until: day, atMost: count) }
    }

    package func hasItems() async throws -> Bool {
        try await database.read { try $0.hasItems() }
    }
}
