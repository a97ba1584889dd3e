package import EventLogDomainInterface

/// A use case with events in memory, over the fake repository. Tests can make it fail.
package actor EventLogUseCaseFake: EventLogUseCase {
    private let repository: EventLogRepositoryFake

    /// Creates a fake with initial events.
    package init(_ events: [LoggedEvent] = []) {
        repository = EventLogRepositoryFake(events)
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) async { await repository.fail(with: error) }

    package func summary() async throws -> EventLogSummary { try await repository.summary() }

    package func events() async throws -> [LoggedEvent] {
        try await repository.events()
    }

    package func insights() async throws -> Insights {
        Insights(try await repository.totals())
    }

    package func setKept(_ isKept: Bool) async throws { try await repository.setKept(isKept) }

    package func deleteAll() async throws { try await repository.deleteAll() }
}
