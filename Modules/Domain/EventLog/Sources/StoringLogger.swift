package import EventLogDomainInterface
package import Time

/// Notes events for a repository, which stores them with the next edit, or when the log is read or closed. So an event
/// never makes a person wait for the disk.
package struct StoringLogger: Logger {
    private static let lastTries = 10

    private let repository: any EventLogRepository
    private let now: @Sendable () -> Timestamp

    /// A logger over a repository.
    package init(repository: any EventLogRepository, now: @escaping @Sendable () -> Timestamp) {
        (self.repository, self.now) = (repository, now)
    }

    package func log(_ event: Event) { repository.note([LoggedEvent(time: now(), event: event)]) }

    package func log(ofEdit events: [Event]) {
        let time = now()
        repository.note(ofEdit: events.map { LoggedEvent(time: time, event: $0) })
    }

    /// Stores the noted events, or keeps them noted if that fails.
    package func flush() async { try? await repository.storeNoted() }

    /// Stores the noted events with more patience, at the end of the program, when there is no later attempt: other
    /// programs may be writing.
    package func finish() async {
        for _ in 0..<Self.lastTries {
            do { return try await repository.storeNoted() } catch { continue }
        }
    }
}
