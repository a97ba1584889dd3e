package import EventLogDomainInterface
package import Journal
import SQLite

/// Stores the event log in a SQLite database.
///
/// An unknown kind of event belongs to a newer program: it is counted but not returned, and it stays in the store.
package struct SQLiteEventLogRepository: EventLogRepository {
    private let database: Database
    private let noted: NotedEvents

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - journal: the journal of a store with the schema of `mandalart`, shared with the other repositories.
    ///   - noted: the events that each edit of the journal stores in its transaction; by default only ``storeNoted()``
    ///     does.
    package init(_ journal: Journal, noted: NotedEvents = NotedEvents()) {
        (database, self.noted) = (journal.database, noted)
    }

    package func note(_ events: [LoggedEvent]) { noted.add(events) }

    package func note(ofEdit events: [LoggedEvent]) { noted.add(events, areOfEdit: true) }

    /// Stores noted events in one write transaction, if there are any. It also reads whether events are logged, so that
    /// all programs on one file do the same.
    ///
    /// - Throws: `DatabaseError`, whose kind is `busy` when another program writes for a while.
    package func storeNoted() async throws {
        if noted.isEmpty { return }
        try await database.write(.short) { [noted] in try noted.store(in: $0) }
    }

    /// Returns the events, without rows that are not valid events.
    ///
    /// - Throws: `DatabaseError`.
    package func events() async throws -> [LoggedEvent] {
        try await database.read { try $0.events() }
    }

    /// Returns the totals of all events.
    ///
    /// - Throws: as ``events()``.
    package func totals() async throws -> EventTotals {
        try await database.read { try $0.totals() }
    }

    /// Returns whether events are logged, the number of stored ones, and the time of the first.
    ///
    /// - Throws: `DatabaseError`.
    package func summary() async throws -> EventLogSummary {
        try await database.read { try $0.eventLogSummary() }
    }

    /// Turns logging on or off. Stored events are kept.
    ///
    /// - Throws: `DatabaseError`.
    package func setKept(_ isKept: Bool) async throws {
        try await database.write { try $0.execute("UPDATE event_log SET kept = ?", isKept) }
        if !isKept { noted.removeAll() }
    }

    /// Permanently deletes all events.
    ///
    /// - Throws: `DatabaseError`.
    package func deleteAll() async throws {
        try await database.write { connection in
            for table in ["event", "event_total"] { try connection.execute("DELETE FROM \(table)") }
        }
        noted.removeAll()
    }
}
