import EventLogDomainInterface
package import SQLite
import Synchronization

/// Events that wait to be stored by a transaction.
///
/// The events of an edit are noted within its transaction, and only that stores them. If the transaction fails, they
/// are left in the list, and the failure is not reported here; so the next edit drops them when it begins.
package final class NotedEvents: Sendable {
    /// The maximum number of events that wait while the store fails. The oldest are dropped.
    package static let most = 10_000

    private let waiting = Mutex(Waiting())

    /// An empty list.
    package init() {}

    /// Adds events, which may belong to the edit of the open transaction.
    func add(_ events: [LoggedEvent], areOfEdit: Bool = false) {
        waiting.withLock { $0.add(events, areOfEdit: areOfEdit) }
    }

    func removeAll() { waiting.withLock { $0.remove(before: .max) } }

    /// Begins an edit: any noted events of earlier edits belong to failed ones and are dropped.
    ///
    /// - Returns: a closure that stores all events in the transaction of the edit. They stay noted until its commit. An
    ///   event that cannot be stored stays noted with all later ones. It does not fail the edit, unless SQLite has
    ///   ended the transaction, as it does on a full disk.
    package func begin() -> (borrowing Connection) -> Void {
        waiting.withLock { $0.removeThoseOfEdit() }
        return { [self] connection in try? store(withThoseOfEdit: true, in: connection) }
    }

    /// Stores the events in the caller's transaction, except those of an edit.
    ///
    /// - Throws: `DatabaseError` when an event cannot be stored.
    func store(in connection: borrowing Connection) throws {
        try store(withThoseOfEdit: false, in: connection)
    }

    private func store(withThoseOfEdit: Bool, in connection: borrowing Connection) throws {
        let events = waiting.withLock { $0.events.filter { withThoseOfEdit || !$0.isOfEdit } }
        var end = 0
        defer {
            connection.afterCommit { [self, end] in
                waiting.withLock { waiting in
                    waiting.remove(before: end)
                    // The edit is kept, so that any transaction may store the rest.
                    if withThoseOfEdit { waiting.keepThoseOfEdit() }
                }
            }
        }
        var numbers = events.lazy.map(\.number).makeIterator()
        try connection.add(events.map(\.event)) { end = (numbers.next() ?? 0) + 1 }
        // All of them, also those that are dropped while logging is off.
        end = (events.last?.number ?? -1) + 1
    }

    var isEmpty: Bool { waiting.withLock { $0.events.allSatisfy(\.isOfEdit) } }
}

private struct Waiting {
    /// An event with its number, counted over all events that were ever noted.
    struct Noted {
        let number: Int
        let event: LoggedEvent
        var isOfEdit: Bool
    }

    private(set) var events: [Noted] = []
    private var count = 0

    mutating func add(_ new: [LoggedEvent], areOfEdit: Bool) {
        events += zip(count..., new).map { Noted(number: $0, event: $1, isOfEdit: areOfEdit) }
        count += new.count
        events.removeFirst(max(0, events.count - NotedEvents.most))
    }

    mutating func remove(before end: Int) { events.removeAll { $0.number < end } }

    mutating func removeThoseOfEdit() { events.removeAll(where: \.isOfEdit) }

    mutating func keepThoseOfEdit() {
        for index in events.indices { events[index].isOfEdit = false }
    }
}
