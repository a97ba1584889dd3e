import EventLogDomainInterface
package import SQLite
import Synchronization

/// A list of events that wait to be stored in a transaction.
///
/// The events of an edit are added within the edit's transaction, and only this transaction stores them. If it fails,
/// the list is not notified. The events then stay in the list until the next edit begins, which drops them.
package final class PendingEvents: Sendable {
    /// The maximum number of waiting events. When there are more, because the store fails, the oldest are dropped.
    package static let most = 10_000

    private let waiting = Mutex(Waiting())

    /// Creates an empty list.
    package init() {}

    /// Adds events. `areOfEdit` is `true` if they belong to the edit of the open transaction.
    func add(_ events: [LoggedEvent], areOfEdit: Bool = false) {
        waiting.withLock { $0.add(events, areOfEdit: areOfEdit) }
    }

    func removeAll() { waiting.withLock { $0.remove(before: .max) } }

    /// Begins an edit, and drops the events of earlier edits that are still in the list, because those edits failed.
    ///
    /// - Returns: a closure that stores all events in the transaction of the edit. The events leave the list when the
    ///   transaction is committed. If an event cannot be stored, it stays in the list with all later ones. The edit
    ///   still succeeds, unless SQLite has ended the transaction, as it does on a full disk.
    package func begin() -> (borrowing Connection) -> Void {
        waiting.withLock { $0.removeThoseOfEdit() }
        return { [self] connection in try? store(withThoseOfEdit: true, in: connection) }
    }

    /// Stores the events in the caller's transaction, except those that belong to an edit.
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
                    // The edit is committed, so any transaction may store the remaining events.
                    if withThoseOfEdit { waiting.keepThoseOfEdit() }
                }
            }
        }
        var numbers = events.lazy.map(\.number).makeIterator()
        try connection.add(events.map(\.event)) { end = (numbers.next() ?? 0) + 1 }
        // All events leave the list, including those that were dropped because logging is off.
        end = (events.last?.number ?? -1) + 1
    }

    var isEmpty: Bool { waiting.withLock { $0.events.allSatisfy(\.isOfEdit) } }
}

private struct Waiting {
    /// An event with a consecutive number, counted over all events that were ever added.
    struct Pending {
        let number: Int
        let event: LoggedEvent
        var isOfEdit: Bool
    }

    private(set) var events: [Pending] = []
    private var count = 0

    mutating func add(_ new: [LoggedEvent], areOfEdit: Bool) {
        events += zip(count..., new).map { Pending(number: $0, event: $1, isOfEdit: areOfEdit) }
        count += new.count
        events.removeFirst(max(0, events.count - PendingEvents.most))
    }

    mutating func remove(before end: Int) { events.removeAll { $0.number < end } }

    mutating func removeThoseOfEdit() { events.removeAll(where: \.isOfEdit) }

    mutating func keepThoseOfEdit() {
        for index in events.indices { events[index].isOfEdit = false }
    }
}
