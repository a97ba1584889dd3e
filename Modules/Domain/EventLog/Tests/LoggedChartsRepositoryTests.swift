import EventLogDomainInterface
import EventLogDomainTesting
import Languages
import MandalartDomainInterface
import MandalartDomainTesting
import Testing
import Time

@testable import EventLogDomain

@Suite("The repository of charts that logs")
struct LoggedChartsRepositoryTests {
    let logger = LoggerSpy()
    let charts: LoggedChartsRepository
    let one: Position

    init() throws {
        one = try Position(1)
        charts = LoggedChartsRepository(ChartsRepositoryFake(), logger: logger)
    }

    @Test("keeps the contract of charts", arguments: ChartsRepositoryContract.allCases)
    func chartsContract(_ promise: ChartsRepositoryContract) async throws {
        try await promise.verify(charts)
    }

    @Test("keeps the contract of a chart", arguments: MandalartRepositoryContract.allCases)
    func chartContract(_ promise: MandalartRepositoryContract) async throws {
        try await promise.verify(OneChart(base: charts.repository(of: .first)))
    }

    @Test("logs a cell that is saved with what it is like, and the first ones of a chart as such")
    func saves() async throws {
        let repository = charts.repository(of: .first)
        let (one, two) = (self.one, try Position(2))
        let rate = try AchievementRate(40)
        _ = try await repository.edit { try $0.apply([.title(try Title("Endurance"))], to: .subGoal(one)) }
        _ = try await repository.edit {
            try $0.apply([.note(try Note("42 km")), .palette(.mint)], to: .subGoal(one))
        }
        _ = try await repository.edit {
            try $0.apply([.title(try Title("Run")), .rate(rate)], to: .actionItem(two, in: one))
        }
        func saved(_ isNew: Bool, _ cell: Cell, _ characters: Int, _ parts: SavedCell.Parts, _ items: Int) -> Event {
            .cellSaved(
                SavedCell(
                    chart: .first, cell: cell, wasEmpty: isNew, titleCharacters: characters, parts: parts, subGoals: 1,
                    actionItems: items))
        }
        #expect(
            logger.events == [
                saved(true, .subGoal(one), 9, .goal(noteCharacters: 0, palette: nil, hasImage: false), 0),
                .firstSubGoalFilled(one, in: .first),
                saved(false, .subGoal(one), 9, .goal(noteCharacters: 5, palette: .mint, hasImage: false), 0),
                saved(true, .actionItem(two, in: one), 3, .actionItem(rate: rate), 1),
                .firstActionItemFilled(two, subGoal: one, in: .first),
            ])
    }

    @Test("logs the cells of both charts when one is edited with another")
    func twoCharts() async throws {
        let second = try await charts.create(try Title("Read"))
        let one = self.one
        _ = try await charts.repository(of: .first).edit(with: second) { first, other in
            first.coreGoal = Goal(title: try Title("Run"))
            other.subGoals[one] = SubGoal(title: try Title("Endurance"))
        }
        let cells = logger.events.compactMap { event -> String? in
            guard case .cellSaved(let saved) = event else { return nil }
            return "\(saved.chart) \(saved.cell.name.english)"
        }
        #expect(cells == ["1 the core goal", "2 sub-goal 1"])
        #expect(logger.events.last == .firstSubGoalFilled(one, in: second))
    }

    @Test("logs nothing of an edit that changes nothing, that fails, or that empties")
    func noSaves() async throws {
        let repository = charts.repository(of: .first)
        let one = self.one
        _ = try await repository.edit { try $0.apply([.title(try Title("Endurance"))], to: .subGoal(one)) }
        let count = logger.events.count
        _ = try await repository.edit { try $0.apply([.title(try Title("Endurance"))], to: .subGoal(one)) }
        await #expect(throws: MandalartError.empty(.coreGoal)) {
            _ = try await repository.edit { try $0.apply([.palette(.mint)], to: .coreGoal) }
        }
        _ = try await repository.edit { try $0.clear(.subGoal(one)) }
        #expect(logger.events.count == count)
    }
}

/// A repository whose type does not matter.
private struct OneChart: MandalartRepository {
    let base: any MandalartRepository

    var id: ChartID { base.id }

    func chart() async throws -> Chart { try await base.chart() }

    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart {
        try await base.edit(change)
    }

    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart) {
        try await base.edit(with: other, change)
    }

    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] { try await base.days(day, lastOf: span) }
}
