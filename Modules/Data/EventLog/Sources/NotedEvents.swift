import EventLogDomainInterface
package import SQLite
import Synchronization

/// Events that wait for a transaction.
package final class NotedEvents: Sendable {
    /// The most events that wait while the store fails. The oldest are dropped.
    package static let most = 10_000

    private let waiting = Mutex(Waiting())

    /// A list without an event.
    package init() {}

    func add(_ events: [LoggedEvent]) { waiting.withLock { $0.add(events) } }

    func removeAll() { waiting.withLock { $0.remove(upTo: $0.end) } }

    /// Stores the events in the caller's transaction. They stay noted until its commit. An event that cannot be stored
    /// stays noted with all later ones, and does not fail the edit.
    package func store(in connection: borrowing Connection) {
        try? storeOrThrow(in: connection)
    }

    /// Stores the events in the caller's transaction, as ``store(in:)`` does.
    ///
    /// - Throws: `DatabaseError` when an event cannot be stored.
    func storeOrThrow(in connection: borrowing Connection) throws {
        let (events, first) = waiting.withLock { ($0.events, $0.first) }
        var stored = 0
        defer {
            let end = first + stored
            connection.afterCommit { [self] in waiting.withLock { $0.remove(upTo: end) } }
        }
        try connection.add(events) { stored += 1 }
        stored = events.count
    }

    var isEmpty: Bool { waiting.withLock(\.events.isEmpty) }
}

/// Events with the number of the first one.
private struct Waiting {
    private(set) var events: [LoggedEvent] = []
    private(set) var first = 0

    var end: Int { first + events.count }

    mutating func add(_ new: [LoggedEvent]) {
        events += new
        remove(upTo: end - NotedEvents.most)
    }

    mutating func remove(upTo number: Int) {
        let count = min(max(0, number - first), events.count)
        events.removeFirst(count)
        first += count
    }
}
