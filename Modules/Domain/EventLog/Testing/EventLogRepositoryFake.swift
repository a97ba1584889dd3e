package import EventLogDomainInterface

/// A repository that keeps events in memory, and can be told to fail.
package actor EventLogRepositoryFake: EventLogRepository {
    private var stored: [LoggedEvent]
    private var isKept = true
    private var failure: (any Error)?
    private var failuresLeft = Int.max

    /// A fake that begins with some events.
    package init(_ events: [LoggedEvent] = []) {
        stored = events
    }

    /// From now on every call throws the error, or so many of them do; `nil` ends that.
    package func fail(with error: (any Error)?, times count: Int = .max) {
        (failure, failuresLeft) = (error, count)
    }

    private func work() throws {
        guard let failure, failuresLeft > 0 else { return }
        failuresLeft -= 1
        throw failure
    }

    package func append(_ events: [LoggedEvent]) throws {
        try work()
        if isKept { stored += events }
    }

    package func events(of kinds: Set<EventKind>) throws -> [LoggedEvent] {
        try work()
        return stored.filter { kinds.contains($0.event.kind) }
    }

    package func peaks() throws -> [ChartPeak] {
        try work()
        return ChartPeak.all(in: stored)
    }

    package func summary() throws -> EventLogSummary {
        try work()
        return EventLogSummary(isKept: isKept, count: stored.count, since: stored.map(\.time).min())
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
