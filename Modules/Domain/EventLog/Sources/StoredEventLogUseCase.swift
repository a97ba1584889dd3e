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
