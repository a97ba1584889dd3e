package import Basics
package import SakatsuDomainInterface

/// Reads and edits visits in a repository. `Visit` validates the changes; the repository stores the result.
package struct StoredVisitsUseCase: VisitsUseCase {
    private let repository: any VisitsRepository
    private let calendar: @Sendable () -> Day

    package init(repository: any VisitsRepository, today: @escaping @Sendable () -> Day) {
        (self.repository, calendar) = (repository, today)
    }

    package func visits(_ query: VisitQuery) async throws -> VisitPage { try await repository.visits(query) }

    package func visit(_ number: VisitNumber) async throws -> Visit { try await repository.visit(number) }

    package func today() -> Day { calendar() }

    package func add(_ visit: Visit) async throws -> VisitNumber {
        guard visit.day <= today() else { throw SakatsuError.dayToCome(visit.day) }
        return try await repository.add(visit)
    }

    package func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit {
        let today = today()
        return try await repository.edit(number) { try $0.apply(changes, on: today) }
    }

    package func remove(_ number: VisitNumber) async throws -> Visit { try await repository.remove(number) }

    package func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics {
        VisitStatistics(of: try await repository.figures(of: period.days), in: period)
    }

    package func facilities(atMost count: Int) async throws -> [Facility] {
        try await statistics(.all).favourites.prefix(max(0, count)).map(\.facility)
    }
}
