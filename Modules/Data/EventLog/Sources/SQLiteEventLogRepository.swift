package import EventLogDomainInterface
package import Journal
import SQLite

/// Keeps the event log in a SQLite database.
///
/// A kind of event that this program does not know is a newer program's: it is not seen here, but counted, and it stays
/// in the store.
package struct SQLiteEventLogRepository: EventLogRepository {
    private let database: Database

    /// - Parameter journal: of a store with the schema of `mandalart`; shared with the other repositories.
    package init(_ journal: Journal) {
        database = journal.database
    }

    /// One write transaction, which the disk is not waited for. Whether events are kept is asked within it, so that all
    /// programs on one file do the same.
    ///
    /// - Throws: `DatabaseError`, whose kind is `busy` when another program writes for a while.
    package func append(_ events: [LoggedEvent]) async throws {
        try await database.write(.relaxed) { connection in
            guard try connection.keepsEvents() else { return }
            for event in events { try connection.add(event) }
        }
    }

    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` when a row holds what no event can have.
    package func events(of kinds: Set<EventKind>) async throws -> [LoggedEvent] {
        try await database.read { try $0.events(of: kinds) }
    }

    /// - Throws: as ``events(of:)``.
    package func peaks() async throws -> [ChartPeak] {
        try await database.read { try $0.peaks() }
    }

    /// - Throws: `DatabaseError`.
    package func summary() async throws -> EventLogSummary {
        try await database.read { try $0.eventLogSummary() }
    }

    /// - Throws: `DatabaseError`.
    package func setKept(_ isKept: Bool) async throws {
        try await database.write { try $0.execute("UPDATE event_log SET kept = ?", isKept) }
    }

    /// - Throws: `DatabaseError`.
    package func deleteAll() async throws {
        try await database.write { try $0.execute("DELETE FROM event") }
    }
}
