import EventLogDomainInterface
package import SQLite
import Synchronization

/// Events that wait for a transaction.
package final class NotedEvents: Sendable {
    /// The most events that wait while the store fails. The oldest are dropped.
    package static let most = 10_000

    private let waiting = Mutex<[LoggedEvent]>([])

    /// A list without an event.
    package init() {}

    func add(_ events: [LoggedEvent]) {
        waiting.withLock { $0 = ($0 + events).suffix(Self.most) }
    }

    var isEmpty: Bool { waiting.withLock(\.isEmpty) }

    /// Stores the events in the caller's transaction. An event that cannot be stored is dropped, so that it never fails
    /// the edit.
    package func store(in connection: borrowing Connection) {
        try? storeOrThrow(in: connection)
    }

    func storeOrThrow(in connection: borrowing Connection) throws {
        let events = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        if events.isEmpty { return }
        do {
            try connection.add(events)
        } catch {
            waiting.withLock { $0 = (events + $0).suffix(Self.most) }
            throw error
        }
    }
}
