package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

/// Reads the progress of a chart from its edits, and stores its activities in a repository.
package struct StoredProgressUseCase: ProgressUseCase {
    private let chart: ChartID
    private let mandalartUseCase: any MandalartUseCase
    private let repository: any ActivityRepository
    private let clock: WallClock

    package init(
        chart: ChartID, mandalartUseCase: any MandalartUseCase, repository: any ActivityRepository, clock: WallClock
    ) {
        (self.chart, self.mandalartUseCase) = (chart, mandalartUseCase)
        (self.repository, self.clock) = (repository, clock)
    }

    package func progress(over span: ChartProgress.Span) async throws -> ChartProgress {
        let now = try await mandalartUseCase.chart()
        let days = try await mandalartUseCase.days(
            { [clock] in Day(of: clock.localTime(of: $0)).number }, lastOf: ChartProgress.week)
        let log = try await repository.activities(of: chart)
        return ChartProgress(
            of: now, days: days, log: log, today: Day(of: clock.localTime(of: clock.now())), over: span)
    }

    package func correct(_ number: Int, text: ActivityText?, on day: TypedDay?) async throws -> Activity {
        if text == nil, day == nil { throw ProgressError.nothingToCorrect }
        let today = Day(of: clock.localTime(of: clock.now()))
        return try await repository.correct(number, text: text, day: day?.pastDay(until: today), of: chart)
    }

    package func remove(_ number: Int) async throws { try await repository.remove(number, of: chart) }
}
