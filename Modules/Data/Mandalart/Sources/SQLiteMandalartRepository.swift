package import MandalartDomainInterface
package import Platform
package import SQLite

/// Keeps the chart, and a record of every edit, in a SQLite database.
///
/// Several of them, in one or in many processes, may work on one file: each edit is one write transaction.
package struct SQLiteMandalartRepository: MandalartRepository {
    /// The row that the first migration makes: the one chart of a file, so far.
    private static let firstChart: Int64 = 1

    private let database: Database
    private let now: @Sendable () -> Timestamp

    /// Called by the App's root component, and by `inMemory` for tests and examples.
    ///
    /// - Parameters:
    ///   - database: opened with a schema that has ``migrations`` in it; shared with the other repositories.
    ///   - now: the clock. Asked once for every edit that changes something, while the database is locked.
    package init(database: Database, now: @escaping @Sendable () -> Timestamp) {
        self.database = database
        self.now = now
    }

    /// The chart as last kept.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` when a row holds what no chart can have.
    package func chart() async throws -> Chart {
        try await database.read { try $0.chart(Self.firstChart) }
    }

    /// One edit, in one write transaction: reads the chart, lets `change` change it, and writes the cells that are not
    /// as before together with a record of them. Nothing is written when all are as before.
    ///
    /// - Returns: the chart as kept; it survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart {
        try await database.write { [now] connection in
            let before = try connection.chart(Self.firstChart)
            var after = before
            try change(&after)
            let (goals, items) = (before.goalChanges(to: after), before.itemChanges(to: after))
            guard !goals.isEmpty || !items.isEmpty else { return after }
            // Goals first: an item must find its sub-goal.
            for goal in goals { try connection.write(goal, of: Self.firstChart) }
            for item in items { try connection.write(item, of: Self.firstChart) }
            let edit = try connection.recordEdit(of: Self.firstChart, at: now())
            for goal in goals { try connection.record(goal, in: edit) }
            for item in items { try connection.record(item, in: edit) }
            return after
        }
    }
}
