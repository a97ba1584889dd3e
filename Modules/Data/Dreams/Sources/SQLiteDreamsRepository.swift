package import DreamsDomainInterface
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
package import SQLite

/// Stores wishes and their trees in a SQLite database.
package struct SQLiteDreamsRepository: DreamsRepository {
    /// A closure that creates a chart within an edit of the wishes, and returns the chart's number. The closure calls
    /// its last argument for further writes in that edit, and fills the chart afterwards.
    package typealias CreateChart =
        @Sendable (
            Title, Chart, borrowing Connection, inout OpenEdit, (ChartID, inout OpenEdit) throws -> Void
        ) throws -> ChartID

    private let journal: Journal
    private let createChart: CreateChart

    /// Creates a repository. `createChart` creates the chart that a tree grows into.
    package init(_ journal: Journal, createChart: @escaping CreateChart) {
        (self.journal, self.createChart) = (journal, createChart)
    }

    package func dreams() async throws -> DreamList {
        try await journal.database.read { try $0.dreams() }
    }

    package func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish] {
        try await journal.search(.mandalart) { try $0.wishes(with: words, atMost: count) }
    }

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

    /// Grows the tree of a wish into a chart in one write transaction. An undo deletes the chart, too.
    package func grow(_ number: WishNumber) async throws -> ChartID {
        try await journal.edit { [createChart] connection, edit in
            let before = try connection.dreams()
            let wish = try before.wish(number)
            var after = before
            try connection.keepNumbers(of: before, before: &edit)
            return try createChart(wish.title, try wish.tree.grown(), connection, &edit) { id, edit in
                try after.remember(id, of: number)
                try connection.write(after, over: before, in: &edit)
            }
        }
    }
}

/// Access for an import, which stores charts and wishes in one transaction.
extension SQLiteDreamsRepository {
    /// Returns the stored wishes within the caller's transaction.
    package static func dreams(in connection: borrowing Connection) throws -> DreamList { try connection.dreams() }

    /// Writes the wishes and milestones that differ from `before`, within the caller's edit.
    package static func write(
        _ dreams: DreamList, over before: DreamList, in connection: borrowing Connection, _ edit: inout OpenEdit
    ) throws {
        try connection.write(dreams, over: before, in: &edit)
    }
}
