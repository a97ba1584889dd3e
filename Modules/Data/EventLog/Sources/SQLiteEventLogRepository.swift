package import EventLogDomainInterface
package import Journal
import SQLite

/// Stores the event log in a SQLite database.
///
/// An event of an unknown kind comes from a newer program. The repository counts such an event and keeps it in the
/// store, but does not return it.
package struct SQLiteEventLogRepository: EventLogRepository {
    private let database: Database
    private let pending: PendingEvents

    /// Creates a repository. The journal must have been opened with `pending.begin`, so that each edit also stores the
    /// events in `pending`. Events in a new list, the default, are stored only by ``storeNoted()``.
    package init(_ journal: Journal, pending: PendingEvents = PendingEvents()) {
        (database, self.pending) = (journal.database, pending)
    }

    package func add(_ events: [LoggedEvent]) { pending.add(events) }

    /// Keeps events of an edit in memory while the transaction of the edit is open. Only that transaction stores them;
    /// if it fails, they are discarded.
    package func add(ofEdit events: [LoggedEvent]) { pending.add(events, areOfEdit: true) }

    /// Stores the waiting events in one write transaction, if there are any. The transaction also reads whether logging
    /// is on, so that all programs that share the file follow the same setting.
    ///
    /// - Throws: `DatabaseError`, whose kind is `busy` if another program is writing for too long.
    package func storeNoted() async throws {
        if pending.isEmpty { return }
        try await database.write(.short) { [pending] in try pending.store(in: $0) }
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
        if !isKept { pending.removeAll() }
    }

    package func deleteAll() async throws {
        try await database.write { connection in
            for table in ["event", "event_total"] { try connection.execute("DELETE FROM \(table)") }
        }
        pending.removeAll()
    }
}
