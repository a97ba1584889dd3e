package import EventLogDomainInterface
package import Journal
import SQLite

/// Stores the event log in a SQLite database.
///
/// An event of an unknown kind comes from a newer program. The repository counts such an event and keeps it in the
/// store, but does not return it.
package struct SQLiteEventLogRepository: EventLogRepository {
    private let database: Database
    private let noted: NotedEvents

    /// Creates a repository. Each edit of the journal also stores the events in `noted`; those in a new list, the default,
    /// are stored by ``storeNoted()`` alone.
    package init(_ journal: Journal, noted: NotedEvents = NotedEvents()) {
        (database, self.noted) = (journal.database, noted)
    }

    package func note(_ events: [LoggedEvent]) { noted.add(events) }

    /// Keeps events of an edit in memory while the transaction of the edit is open. Only that transaction stores them;
    /// if it fails, they are discarded.
    package func note(ofEdit events: [LoggedEvent]) { noted.add(events, areOfEdit: true) }

    /// Stores the waiting events in one write transaction, if there are any. The transaction also reads whether logging
    /// is on, so that all programs that share the file follow the same setting.
    ///
    /// - Throws: `DatabaseError`, whose kind is `busy` if another program is writing for too long.
    package func storeNoted() async throws {
        if noted.isEmpty { return }
        try await database.write(.short) { [noted] in try noted.store(in: $0) }
    }

    package func events() async throws -> [LoggedEvent] {
        try await database.read { try $0.events() }
    }

    package func totals() async throws -> EventTotals {
        try await database.read { try $0.totals() }
    }

    package func summary() async throws -> EventLogSummary {
        try await database.read { try $0.eventLogSummary() }
    }

    package func setKept(_ isKept: Bool) async throws {
        try await database.write { try $0.execute("UPDATE event_log SET kept = ?", isKept) }
        if !isKept { noted.removeAll() }
    }

    package func deleteAll() async throws {
        try await database.write { connection in
            for table in ["event", "event_total"] { try connection.execute("DELETE FROM \(table)") }
        }
        noted.removeAll()
    }
}
