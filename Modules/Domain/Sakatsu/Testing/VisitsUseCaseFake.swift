package import Basics
package import SakatsuDomainInterface

/// A use case that keeps visits in memory, on a fixed day. Tests can make it fail.
package actor VisitsUseCaseFake: VisitsUseCase {
    /// The repository of the visits; pass it to other fakes, such as a timer's, to share the visits.
    package nonisolated let repository: VisitsRepositoryFake
    private nonisolated let day: Day
    private var failure: (any Error)?

    /// Creates a fake with initial visits, numbered from 1. Its current day is 2026-11-21.
    ///
    /// - Throws: never, because the day is valid.
    package init(_ visits: [Visit] = []) throws {
        repository = VisitsRepositoryFake(visits)
        day = try Day("2026-11-21")
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func visits(_ query: VisitQuery) async throws -> VisitPage {
        try check()
        return await repository.visits(query)
    }

    package func visit(_ number: VisitNumber) async throws -> Visit {
        try check()
        return try await repository.visit(number)
    }

    package nonisolated func today() -> Day { day }

    package func add(_ visit: Visit) async throws -> VisitNumber {
        try check()
        guard visit.day <= day else { throw SakatsuError.dayToCome(visit.day) }
        return await repository.add(visit)
    }

    package func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit {
        try check()
        return try await repository.edit(number) { [day] in try $0.apply(changes, on: day) }
    }

    package func remove(_ number: VisitNumber) async throws -> Visit {
        try check()
        return try await repository.remove(number)
    }

    package func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics {
        try check()
        return VisitStatistics(of: await repository.figures(of: period.days), in: period)
    }

    package func facilities(atMost count: Int) async throws -> [Facility] {
        let statistics = try await statistics(.all)
        return statistics.favourites.prefix(count).map(\.facility)
    }

    private func check() throws {
        if let failure { throw failure }
    }
}
