package import Basics
package import EventLogDomainInterface

/// The use case for the event log, over a repository. Every function first stores the events that wait in memory.
package struct StoredEventLogUseCase: EventLogUseCase {
    private let repository: any EventLogRepository
    private let logger: StoringLogger

    /// Creates a use case over a repository and the logger that writes to it.
    package init(repository: any EventLogRepository, logger: StoringLogger) {
        (self.repository, self.logger) = (repository, logger)
    }

    package func summary() async throws -> EventLogSummary {
        await logger.flush()
        return try await repository.summary()
    }

    package func events() async throws -> [LoggedEvent] {
        await logger.flush()
        return try await repository.events()
    }

    package func insights() async throws -> Insights {
        await logger.flush()
        return Insights(try await repository.totals())
    }

    package func setKept(_ isKept: Bool) async throws {
        await logger.flush()
        try await repository.setKept(isKept)
    }

    package func deleteAll() async throws {
        await logger.flush()
        try await repository.deleteAll()
    }
}

/// A logger that passes events to a repository, which keeps them in memory. Events are stored with the next edit, or
/// when the log is read or the program ends, so that logging never makes the user wait for the disk.
package struct StoringLogger: Logger {
    private static let lastTries = 10

    private let repository: any EventLogRepository
    private let now: @Sendable () -> Timestamp

    /// Creates a logger over a repository and a clock.
    package init(repository: any EventLogRepository, now: @escaping @Sendable () -> Timestamp) {
        (self.repository, self.now) = (repository, now)
    }

    package func log(_ event: Event) { repository.add([LoggedEvent(time: now(), event: event)]) }

    /// Stores the events that wait in memory. If that fails, they stay in memory.
    package func flush() async { try? await repository.storeNoted() }

    /// Stores the events that wait in memory, at the end of the program. Tries up to ten times, because other programs
    /// may be writing and there is no later attempt.
    package func finish() async {
        for _ in 0..<Self.lastTries {
            do { return try await repository.storeNoted() } catch { continue }
        }
    }
}
