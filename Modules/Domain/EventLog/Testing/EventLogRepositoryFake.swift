package import EventLogDomainInterface

/// A repository that keeps events in memory, and can be told to fail.
package actor EventLogRepositoryFake: EventLogRepository {
    private var stored: [LoggedEvent]
    private var isKept = true
    private var failure: (any Error)?

    /// Called by tests and examples, with the events to begin with.
    package init(_ events: [LoggedEvent] = []) {
        stored = events
    }

    /// From now on every call throws the error; `nil` ends that.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func append(_ events: [LoggedEvent]) throws {
        if let failure { throw failure }
        if isKept { stored += events }
    }

    package func events(of kinds: Set<EventKind>) throws -> [LoggedEvent] {
        if let failure { throw failure }
        return stored.filter { kinds.contains($0.event.kind) }
    }

    package func peaks() throws -> [ChartPeak] {
        if let failure { throw failure }
        return ChartPeak.all(in: stored)
    }

    package func summary() throws -> EventLogSummary {
        if let failure { throw failure }
        return EventLogSummary(isKept: isKept, count: stored.count, since: stored.map(\.time).min())
    }

    package func setKept(_ isKept: Bool) throws {
        if let failure { throw failure }
        self.isKept = isKept
    }

    package func deleteAll() throws {
        if let failure { throw failure }
        stored = []
    }
}
