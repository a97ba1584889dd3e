package import EventLogDomainInterface

/// A use case that keeps events in memory, by the rules of the fake repository, and can be told to fail.
package actor EventLogUseCaseFake: EventLogUseCase {
    private let repository: EventLogRepositoryFake

    /// A fake that begins with some events.
    package init(_ events: [LoggedEvent] = []) {
        repository = EventLogRepositoryFake(events)
    }

    /// From now on every call throws the error; `nil` ends that.
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
