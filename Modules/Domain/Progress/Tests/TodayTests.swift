import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@Suite("What matters today")
struct TodayTests {
    /// Tuesday, 24 November 2026, at nine in Seoul.
    private let morning = LocalTime("2026-11-24T09:00+09:00")
    private let run: Cell
    private let swim: Cell
    private let charts: ChartsRepositoryFake
    private let picks: ReviewRepositoryFake

    init() throws {
        let one = try Position(1)
        (run, swim) = (.actionItem(try Position(2), in: one), .actionItem(try Position(3), in: one))
        charts = ChartsRepositoryFake(try .marathon)
        picks = ReviewRepositoryFake(charts)
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
                    _ = try await charts.repository(of: chart).rewrite {
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
        #expect(today.done.map(\.entry?.text.text) == ["ran"])
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

    @Test("tells what came to 100% since midnight where the person is, after the entries of the day")
    func completed() async throws {
        let midnight = try #require(LocalTime("2026-11-24T00:00+09:00")).timestamp
        try await finish([run, swim])
        await picks.keepFinished(CellTarget(run, in: .first), at: Timestamp(milliseconds: midnight.milliseconds - 1))
        await picks.keepFinished(CellTarget(swim, in: .first), at: midnight)
        let repository = TodayRepositoryFake(charts)
        await repository.keep(ChartActivity(try Self.entry("ran", on: try Day("2026-11-24")), of: .first))
        let today = try await useCase(repository).today()
        #expect(today.done.map(Self.words) == ["Run 5 km: ran", "Swim 100%"])
        #expect(today.done.map(\.position.number) == [2, 3])
        #expect(today.counts.done == 2)
        let counts = try await useCase(repository).counts()
        #expect(counts.done == 2)
    }

    @Test("has an item once that was logged and came to 100%: with its last entry")
    func completedEntry() async throws {
        let (day, other) = (try Day("2026-11-24"), try ChartID(2))
        let found = try FoundCell.samples[0].rated(.full)
        let entries = [
            ChartActivity(try Self.entry("ran", on: day), of: .first),
            ChartActivity(try Self.entry("ran again", on: day), of: .first),
            ChartActivity(try Self.entry("elsewhere", on: day), of: other),
            ChartActivity(try Self.entry("old", isGone: true, on: day), of: .first),
        ]
        let seen = DoneToday.list(entries, completed: [found], on: day)
        #expect(
            seen.map(Self.words) == [
                "Run 5 km: ran", "Run 5 km: ran again 100%", "Run 5 km: elsewhere", "Run 5 km: old",
            ])
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

    @Test("begins with what is picked for the week, once, finished or not, and counts that")
    func picked() async throws {
        let repository = TodayRepositoryFake(charts)
        await repository.setDue(try Day("2026-11-23"), of: CellTarget(swim, in: .first))
        await repository.setDue(try Day("2026-11-24"), of: CellTarget(run, in: .first))
        for cell in [run, swim] {
            _ = try await picks.pick(try await found(cell), on: try Day("2026-11-20"))
        }
        try await finish([run])
        let today = try await useCase(repository).today()
        #expect(today.picked.map { "\($0.title) \($0.rate?.percent ?? -1)" } == ["Run 5 km 100", "Swim 10"])
        #expect(today.due == [])
        #expect(today.next == [])
        #expect(today.cells == today.picked)
        let counts = try await useCase(repository).counts()
        #expect(counts == TodayCounts(overdue: 1, dueToday: 0, done: 0, picked: 2, pickedDone: 1))
    }

    @Test("has a habit that is picked once, among what is picked, open or kept")
    func pickedHabit() async throws {
        let day = try Day("2026-11-24")
        let repository = charts.repository(of: .first)
        try await repository.edit(run, .change([.every(try Cadence("daily"))]))
        _ = try await picks.pick(try await found(run), on: day)
        let open = try await useCase(TodayRepositoryFake(charts)).today()
        #expect(open.picked.map(\.habit?.isOpen) == [true])
        #expect(open.habits == [])
        #expect(open.counts == TodayCounts(overdue: 0, dueToday: 0, habits: 1, done: 0, picked: 1))
        let edited = try await repository.edit(run, .done(on: nil), on: day).seen(on: day)
        let kept = open.showing(try #require(EditedItem(.at(CellAddress(run)), in: edited)), done: [])
        #expect(kept.counts == TodayCounts(overdue: 0, dueToday: 0, done: 0, picked: 1, pickedDone: 1))
    }

    @Test("shows what is picked or due with its new rate, under the same number")
    func rating() throws {
        let (found, day) = (try FoundCell.samples, try Day("2026-11-24"))
        let today = Today(day, picked: [found[0]], due: [DueCell(found[1], due: day)])
        func rates(_ index: Int) -> [Int?] {
            today.showing(completed(found[index]), done: []).cells.map { $0.rate?.percent }
        }
        #expect(rates(0) == [100, 10])
        #expect(rates(1) == [40, 100])
        #expect(rates(2) == [40, 10])
        #expect(today.showing(completed(found[1]), done: []).due.first?.due == day)
    }

    private func completed(_ found: FoundCell) -> EditedItem {
        let item = ActionItem(title: found.title, rate: .full, id: found.id)
        return EditedItem(item, at: found.cell, of: found.chart, isUnchanged: false)
    }

    /// Returns an item of chart 1 as a list shows it.
    private func found(_ cell: Cell) async throws -> FoundCell {
        let item = try #require(try await charts.repository(of: .first).chart().content(of: cell)?.item)
        return FoundCell(in: .first, called: nil, cell: cell, id: item.id, title: item.title)
    }

    private func useCase(_ repository: TodayRepositoryFake) throws -> StoredTodayUseCase {
        StoredTodayUseCase(
            repository: repository, review: picks, finder: FinderUseCaseFake(try FoundCell.samples),
            clock: WallClock(at: try #require(morning)))
    }

    /// Sets the rates of items of chart 1 to 100%.
    private func finish(_ cells: [Cell]) async throws {
        _ = try await charts.repository(of: .first).rewrite { chart in
            for case .actionItem(let place, in: let position) in cells {
                chart.subGoals[position]?.items[place]?.rate = .full
            }
        }
    }

    private static func words(_ done: DoneToday) -> String {
        "\(done.item)\(done.entry.map { ": \($0.text)" } ?? "")\(done.completed == nil ? "" : " 100%")"
    }

    /// Noon in Seoul on a day.
    private func day(_ text: String) throws -> Timestamp { try #require(LocalTime("\(text)T12:00+09:00")).timestamp }

    private static func entry(_ text: String, isGone: Bool = false, on day: Day) throws -> Activity {
        Activity(
            number: 1, subGoal: try Position(1), position: try Position(2), isGone: isGone, item: try Title("Run 5 km"),
            time: Timestamp(milliseconds: 0), on: day, text: try ActivityText(text))
    }
}
