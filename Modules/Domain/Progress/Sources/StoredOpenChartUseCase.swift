package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

/// Opens charts, using the use case of all charts and a repository of activities.
package struct StoredOpenChartUseCase: OpenChartUseCase {
    private let chartsUseCase: any ChartsUseCase
    private let repository: any ActivityRepository
    private let histories: @Sendable (ChartID) -> any EditHistory
    private let clock: WallClock

    package init(
        chartsUseCase: any ChartsUseCase, repository: any ActivityRepository,
        histories: @escaping @Sendable (ChartID) -> any EditHistory, clock: WallClock
    ) {
        (self.chartsUseCase, self.repository) = (chartsUseCase, repository)
        (self.histories, self.clock) = (histories, clock)
    }

    package func open(_ chart: ChartID) -> OpenChart {
        let mandalart = chartsUseCase.chart(chart)
        let progress = StoredProgressUseCase(
            chart: chart, mandalartUseCase: mandalart, repository: repository, clock: clock)
        return OpenChart(
            chart, among: self, names: chartsUseCase, mandalart: mandalart, progress: progress,
            history: histories(chart),
            today: { [clock] in Day(of: clock.localTime(of: clock.now())) })
    }

    package func current() async throws -> OpenChart { open(try await chartsUseCase.currentChart()) }

    package func item(at address: CellAddress) async throws -> FoundCell {
        let target = address.target()
        let id = if let chart = target.chart { chart } else { try await chartsUseCase.currentChart() }
        guard case .actionItem(_, in: let position) = target.cell else {
            throw MandalartError.notAnItem("\(address)")
        }
        let chart = try await chartsUseCase.chart(id).chart()
        guard case .actionItem(let item) = chart.content(of: target.cell) else {
            throw MandalartError.empty(target.cell)
        }
        let charts = try await chartsUseCase.charts()
        let entry = charts.first { $0.id == id }
        return FoundCell(
            in: id, called: entry?.listedTitle, isArchived: entry?.isArchived ?? false,
            isOneOfSeveral: charts.count > 1, cell: target.cell,
            id: item.id, title: item.title, subGoal: chart.subGoals[position]?.title, rate: item.markedRate,
            due: item.due,
            habit: item.habit)
    }
}

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

    package func log(ofItemAt position: Position, in subGoal: Position) async throws -> [Activity] {
        try await repository.activities(of: chart)
            .filter { !$0.isGone && $0.subGoal == subGoal && $0.position == position }
            .sorted { ($0.day, $0.number) > ($1.day, $1.number) }
    }

    package func activity(_ number: Int) async throws -> Activity {
        guard let activity = try await repository.activities(of: chart).first(where: { $0.number == number }) else {
            throw ProgressError.noSuchActivity("\(number)")
        }
        return activity
    }

    package func correct(_ number: Int, text: ActivityText?, on day: TypedDay?) async throws -> Activity {
        if text == nil, day == nil { throw ProgressError.nothingToCorrect }
        let today = Day(of: clock.localTime(of: clock.now()))
        return try await repository.correct(number, text: text, day: day?.pastDay(until: today), of: chart)
    }

    package func remove(_ number: Int) async throws { try await repository.remove(number, of: chart) }
}
