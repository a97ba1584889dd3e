import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing
import Time

@Suite("What matters today")
struct TodayTests {
    /// Tuesday, 24 November 2026, at nine in Seoul.
    private let morning = LocalTime("2026-11-24T09:00+09:00")
    private let run: Cell
    private let swim: Cell
    private let charts: ChartsRepositoryFake

    init() throws {
        let one = try Position(1)
        (run, swim) = (.actionItem(try Position(2), in: one), .actionItem(try Position(3), in: one))
        charts = ChartsRepositoryFake(try .marathon)
    }

    @Test("the fake keeps the contract", arguments: TodayRepositoryContract.allCases)
    func contract(_ promise: TodayRepositoryContract) async throws {
        let charts = charts
        let other = try await charts.create(try Title("Other"), holding: try .marathon)
        let repository = TodayRepositoryFake(charts)
        try await promise.verify(
            TodayRepositoryContract.House(
                repository, other: other, setDue: { await repository.setDue($1, of: $0) },
                finish: { target in
                    guard let chart = target.chart, case .actionItem(let place, in: let position) = target.cell else {
                        return
                    }
                    _ = try await charts.repository(of: chart).edit {
                        $0.subGoals[position]?.items[place]?.rate = .full
                    }
                }, archive: { try await charts.setArchived($0, true) },
                log: { text, chart, day in
                    let entry = ChartActivity(try Self.entry(text, on: day), of: chart)
                    await repository.keep(entry)
                    return entry
                }))
    }

    @Test("is what is due within a week, and what was done")
    func due() async throws {
        let repository = TodayRepositoryFake(charts, lastEdit: try day("2026-11-14"))
        await repository.setDue(try Day("2026-12-01"), of: CellTarget(run, in: .first))
        await repository.setDue(try Day("2026-11-23"), of: CellTarget(swim, in: .first))
        await repository.keep(ChartActivity(try Self.entry("ran", on: try Day("2026-11-24")), of: .first))
        let today = try await useCase(repository).today()
        #expect(today.day == (try Day("2026-11-24")))
        #expect(today.lastEdit == (try Day("2026-11-14")))
        #expect(today.due.map { "\($0.found.title) \($0.due)" } == ["Swim 2026-11-23", "Run 5 km 2026-12-01"])
        #expect(today.next == [])
        #expect(today.done.map(\.activity.text.text) == ["ran"])
    }

    @Test("is what to do next where nothing is due within a week")
    func next() async throws {
        let repository = TodayRepositoryFake(charts)
        await repository.setDue(try Day("2026-12-02"), of: CellTarget(run, in: .first))
        let today = try await useCase(repository).today()
        #expect(today.due == [])
        #expect(today.next.map(\.title.text) == ["Swim", "Run 5 km"])
        #expect(today.cells == today.next)
        #expect(today.lastEdit == nil)
    }

    @Test("is counted without what is due later")
    func counts() async throws {
        let repository = TodayRepositoryFake(charts)
        await repository.setDue(try Day("2026-11-24"), of: CellTarget(run, in: .first))
        await repository.setDue(try Day("2026-11-20"), of: CellTarget(swim, in: .first))
        await repository.setDue(try Day("2026-11-25"), of: CellTarget(.coreGoal, in: .first))
        await repository.keep(ChartActivity(try Self.entry("ran", on: try Day("2026-11-24")), of: .first))
        let counts = try await useCase(repository).counts()
        #expect(counts == TodayCounts(overdue: 1, dueToday: 1, done: 1))
        #expect(try await useCase(repository).today().counts == counts)
    }

    private func useCase(_ repository: TodayRepositoryFake) throws -> StoredTodayUseCase {
        StoredTodayUseCase(
            repository: repository, finder: FinderUseCaseFake(try FoundCell.samples),
            clock: WallClock(at: try #require(morning)))
    }

    /// Noon in Seoul on a day.
    private func day(_ text: String) throws -> Timestamp { try #require(LocalTime("\(text)T12:00+09:00")).timestamp }

    private static func entry(_ text: String, on day: Day) throws -> Activity {
        Activity(
            number: 1, subGoal: try Position(1), position: try Position(2), item: try Title("Run 5 km"),
            time: Timestamp(milliseconds: 0), on: day, text: try Title(text))
    }
}
