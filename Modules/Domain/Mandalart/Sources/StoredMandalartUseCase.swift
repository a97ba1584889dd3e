package import Basics
package import MandalartDomainInterface

/// The use case for one chart, over a repository. The chart enforces the rules; the repository stores the result.
package struct StoredMandalartUseCase: MandalartUseCase {
    private let repository: any MandalartRepository
    private let clock: WallClock

    package init(repository: any MandalartRepository, clock: WallClock) {
        (self.repository, self.clock) = (repository, clock)
    }

    package func chart() async throws -> Chart {
        try await repository.chart().seen(on: Day(of: clock.localTime(of: clock.now())))
    }

    package func edit(_ edit: ChartEdit) async throws -> EditedChart {
        let now = clock.now()
        let today = Day(of: clock.localTime(of: now))
        return try await repository.edit(edit, at: now, on: today).seen(on: today)
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        try await repository.days(day, lastOf: span)
    }
}
