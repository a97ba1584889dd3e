package import DreamsDomainInterface
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
package import SQLite

/// Keeps wishes and their trees in a SQLite database.
package struct SQLiteDreamsRepository: DreamsRepository {
    /// Makes a chart within an edit of the wishes, does what else belongs to that edit, and fills the chart.
    package typealias CreateChart =
        @Sendable (
            Title, Chart, borrowing Connection, inout OpenEdit, (ChartID, inout OpenEdit) throws -> Void
        ) throws -> ChartID

    private let journal: Journal
    private let createChart: CreateChart

    /// - Parameters:
    ///   - journal: of a store with the schema of `mandalart`; shared with the other repositories.
    ///   - createChart: makes the charts that trees grow into.
    package init(_ journal: Journal, createChart: @escaping CreateChart) {
        (self.journal, self.createChart) = (journal, createChart)
    }

    /// The wishes as last kept, without the rows that no wish can have.
    ///
    /// - Throws: `DatabaseError`.
    package func dreams() async throws -> DreamList {
        try await journal.database.read { try $0.dreams() }
    }

    /// The wishes in which all the words stand, by the full-text index.
    ///
    /// - Throws: `DatabaseError`.
    package func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish] {
        try await journal.search(.mandalart) { try $0.wishes(with: words, atMost: count) }
    }

    /// One edit, in one write transaction: reads the wishes, lets `change` change them, and writes those that are not as
    /// before.
    ///
    /// - Returns: what `change` returns; what it changed survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result {
        try await journal.edit { connection, edit in
            let before = try connection.dreams()
            var after = before
            let result = try change(&after)
            try connection.write(after, over: before, in: &edit)
            return result
        }
    }

    /// One write transaction. Undoing it deletes the chart, too.
    package func grow(_ number: WishNumber) async throws -> ChartID {
        try await journal.edit { [createChart] connection, edit in
            let before = try connection.dreams()
            let wish = try before.wish(number)
            var after = before
            return try createChart(wish.title, try wish.tree.grown(), connection, &edit) { id, edit in
                try after.remember(id, of: number)
                try connection.write(after, over: before, in: &edit)
            }
        }
    }
}

/// For an import that keeps charts and wishes in one transaction.
extension SQLiteDreamsRepository {
    /// The wishes, read within a transaction.
    ///
    /// - Throws: `DatabaseError`.
    package static func dreams(in connection: borrowing Connection) throws -> DreamList { try connection.dreams() }

    /// Writes the wishes and milestones that differ, within an edit.
    ///
    /// - Throws: `DatabaseError`.
    package static func write(
        _ dreams: DreamList, over before: DreamList, in connection: borrowing Connection, _ edit: inout OpenEdit
    ) throws {
        try connection.write(dreams, over: before, in: &edit)
    }
}
