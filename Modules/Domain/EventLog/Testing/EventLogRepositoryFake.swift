package import EventLogDomainInterface
import Synchronization

/// A repository with events in memory. Tests can make it fail.
package actor EventLogRepositoryFake: EventLogRepository {
    private nonisolated let noted = Mutex<[LoggedEvent]>([])
    private var stored: [LoggedEvent]
    private var isKept = true
    private var failure: (any Error)?
    private var failuresLeft = Int.max

    /// Creates a fake with initial events.
    package init(_ events: [LoggedEvent] = []) {
        stored = events
    }

    /// Makes the given number of following calls throw the error, by default all; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?, times count: Int = .max) {
        (failure, failuresLeft) = (error, count)
    }

    private func work() throws {
        guard let failure, failuresLeft > 0 else { return }
        failuresLeft -= 1
        throw failure
    }

    package nonisolated func note(_ events: [LoggedEvent]) {
        noted.withLock { $0 += events }
    }

    package func storeNoted() throws {
        try work()
        let events = noted.withLock { noted in
            defer { noted = [] }
            return noted
        }
        if isKept { stored += events }
    }

    package func events() throws -> [LoggedEvent] {
        try work()
        return stored.suffix(EventLogBounds.count)
    }

    package func totals() throws -> EventTotals {
        try work()
        return EventTotals(of: stored)
    }

    package func summary() throws -> EventLogSummary {
        let events = try events()
        return EventLogSummary(isKept: isKept, count: events.count, since: events.map(\.time).min())
    }

    package func setKept(_ isKept: Bool) throws {
        try work()
        self.isKept = isKept
    }

    package func deleteAll() throws {
        try work()
        stored = []
    }
}
