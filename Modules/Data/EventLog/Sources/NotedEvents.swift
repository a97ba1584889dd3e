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

    /// - Returns: the numbers of the events.
    func add(_ events: [LoggedEvent]) -> Range<Int> { waiting.withLock { $0.add(events) } }

    func remove(_ numbers: Range<Int>) { waiting.withLock { $0.remove(numbers) } }

    func removeAll() { waiting.withLock { $0.remove(0..<$0.end) } }

    /// Stores the events in the caller's transaction. They stay noted until its commit. An event that cannot be stored
    /// stays noted with all later ones. It does not fail the edit, unless SQLite has ended the transaction, as it does on
    /// a full disk.
    package func store(in connection: borrowing Connection) {
        try? storeOrThrow(in: connection)
    }

    /// Stores the events in the caller's transaction, as ``store(in:)`` does.
    ///
    /// - Throws: `DatabaseError` when an event cannot be stored.
    func storeOrThrow(in connection: borrowing Connection) throws {
        let events = waiting.withLock(\.events)
        var end = 0
        defer {
            connection.afterCommit { [self, end] in remove(0..<end) }
        }
        var numbers = events.lazy.map(\.number).makeIterator()
        try connection.add(events.map(\.event)) { end = (numbers.next() ?? 0) + 1 }
        // All of them, also those that are dropped while logging is off.
        end = (events.last?.number ?? -1) + 1
    }

    var isEmpty: Bool { waiting.withLock(\.events.isEmpty) }
}

/// Events with their numbers, which count all that were ever noted.
private struct Waiting {
    private(set) var events: [(number: Int, event: LoggedEvent)] = []
    private(set) var end = 0

    mutating func add(_ new: [LoggedEvent]) -> Range<Int> {
        let numbers = end..<end + new.count
        events += zip(numbers, new).map { ($0, $1) }
        end = numbers.upperBound
        events.removeFirst(max(0, events.count - NotedEvents.most))
        return numbers
    }

    mutating func remove(_ numbers: Range<Int>) {
        events.removeAll { numbers.contains($0.number) }
    }
}
