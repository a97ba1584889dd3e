import Basics
package import EventLogDomainInterface
import Synchronization

/// An event log in memory, as a use case and as its repository. Tests can make it fail.
package actor EventLogUseCaseFake: EventLogUseCase, EventLogRepository {
    private nonisolated let pending = Mutex<[LoggedEvent]>([])
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

    package nonisolated func add(_ events: [LoggedEvent]) {
        pending.withLock { $0 += events }
    }

    package func storeNoted() throws {
        try work()
        let events = pending.withLock { pending in
            defer { pending = [] }
            return pending
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

    package func insights() throws -> Insights { Insights(try totals()) }

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

/// A logger that records events in memory, for tests.
package final class LoggerSpy: Logger {
    private let logged = Mutex<[Event]>([])

    package init() {}

    /// All logged events, in order.
    package var events: [Event] { logged.withLock(\.self) }

    package func log(_ event: Event) { logged.withLock { $0.append(event) } }
}

/// A logger that prints each event on a line, for examples.
package struct ConsoleLogger: Logger {
    package init() {}

    package func log(_ event: Event) {
        let properties = JSONValue.object(event.properties).text
        print("log: \(event.kind.rawValue) \(properties)")
    }
}
