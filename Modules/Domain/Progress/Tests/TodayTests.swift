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
    private let tuesday: Day
    private let (run, swim): (FoundCell, FoundCell)

    init() throws {
        tuesday = try Day("2026-11-24")
        (run, swim) = (try FoundCell.samples[0], try FoundCell.samples[1])
    }

    @Test("is what is due within a week, and what was done")
    func due() async throws {
        let lastEdit = try #require(LocalTime("2026-11-14T12:00+09:00")).timestamp
        let repository = TodayRepositoryStub(
            cells: [DueCell(swim, due: try Day("2026-11-23")), DueCell(run, due: try Day("2026-12-01"))],
            logged: [try ran()], edited: lastEdit)
        let today = try await useCase(repository).today()
        #expect(today.day == tuesday)
        #expect(today.lastEdit == (try Day("2026-11-14")))
        #expect(today.due.map { "\($0.found.title) \($0.due)" } == ["Swim 2026-11-23", "Run 5 km 2026-12-01"])
        #expect(today.next == [])
        #expect(today.done.map(\.entry?.text.text) == ["ran"])
    }

    @Test("is what to do next where nothing is due within a week")
    func next() async throws {
        let repository = TodayRepositoryStub(cells: [DueCell(run, due: try Day("2026-12-02"))])
        let today = try await useCase(repository).today()
        #expect(today.due == [])
        #expect(today.next.map(\.title.text) == ["Swim", "Run 5 km"])
        #expect(today.cells == today.next)
        #expect(today.lastEdit == nil)
    }

    @Test("tells what came to 100% since midnight where the person is, after the entries of the day")
    func completed() async throws {
        let midnight = try #require(LocalTime("2026-11-24T00:00+09:00")).timestamp
        let finished = [
            (Timestamp(milliseconds: midnight.milliseconds - 1), run.rated(.full)), (midnight, swim.rated(.full)),
        ]
        let useCase = try useCase(
            TodayRepositoryStub(logged: [try ran()]), picks: ReviewRepositoryStub(finished: finished))
        let today = try await useCase.today()
        #expect(today.done.map(Self.words) == ["Run 5 km: ran", "Swim 100%"])
        #expect(today.done.map(\.position.number) == [2, 3])
        #expect(today.counts.done == 2)
        let counts = try await useCase.counts()
        #expect(counts.done == 2)
    }

    @Test("has an item once that was logged and came to 100%: with its last entry")
    func completedEntry() async throws {
        let entries = [
            try ran(), try ran("ran again"), try ran("elsewhere", of: try ChartID(2)), try ran("old", isGone: true),
        ]
        let seen = DoneToday.list(entries, completed: [run.rated(.full)], on: tuesday)
        #expect(
            seen.map(Self.words) == [
                "Run 5 km: ran", "Run 5 km: ran again 100%", "Run 5 km: elsewhere", "Run 5 km: old",
            ])
    }

    @Test("is counted without what is due later")
    func counts() async throws {
        let goal = try FoundCell.samples[2]
        let days = [(swim, "2026-11-20"), (run, "2026-11-24"), (goal, "2026-11-25")]
        let repository = TodayRepositoryStub(
            cells: try days.map { DueCell($0, due: try Day($1)) }, logged: [try ran()])
        let counts = try await useCase(repository).counts()
        #expect(counts == TodayCounts(overdue: 1, dueToday: 1, done: 1))
        #expect(try await useCase(repository).today().counts == counts)
    }

    @Test("begins with what is picked for the week, once, finished or not, and counts that")
    func picked() async throws {
        let useCase = try useCase(
            TodayRepositoryStub(cells: [DueCell(swim, due: try Day("2026-11-23"))]),
            picks: ReviewRepositoryStub(picked: [run.rated(.full), swim]))
        let today = try await useCase.today()
        #expect(today.picked.map { "\($0.title) \($0.rate?.percent ?? -1)" } == ["Run 5 km 100", "Swim 10"])
        #expect(today.due == [])
        #expect(today.next == [])
        #expect(today.cells == today.picked)
        let counts = try await useCase.counts()
        #expect(counts == TodayCounts(overdue: 1, dueToday: 0, done: 0, picked: 2, pickedDone: 1))
    }

    @Test("leaves out a habit that is paused, also one that is picked")
    func paused() async throws {
        let (paused, open) = (try run.habit("daily", pauses: "2026-11-01/.."), try run.habit("daily"))
        let due = TodayRepositoryStub(kept: [paused])
        let without = try await useCase(due, picks: ReviewRepositoryStub(picked: [paused])).today()
        #expect(without.picked == [] && without.habits == [])
        let with = try await useCase(TodayRepositoryStub(kept: [open])).today()
        #expect(with.habits.count == 1)
    }

    @Test("has a habit that is picked once, among what is picked, open or kept")
    func pickedHabit() async throws {
        let habit = try run.habit("daily")
        let open = try await useCase(TodayRepositoryStub(kept: [habit]), picks: ReviewRepositoryStub(picked: [habit]))
            .today()
        #expect(open.picked.map(\.habit?.isOpen) == [true])
        #expect(open.habits == [])
        #expect(open.counts == TodayCounts(overdue: 0, dueToday: 0, habits: 1, done: 0, picked: 1))
        let edited = EditedItem(habit, habit: Habit(.daily, days: [tuesday], today: tuesday))
        let kept = open.showing(edited, done: [])
        #expect(kept.counts == TodayCounts(overdue: 0, dueToday: 0, done: 0, picked: 1, pickedDone: 1))
    }

    @Test("shows what is picked or due with its new rate, under the same number")
    func rating() throws {
        let day = tuesday
        let today = Today(day, picked: [run], due: [DueCell(swim, due: day)])
        func rates(_ completed: FoundCell) -> [Int?] {
            today.showing(EditedItem(completed, rate: .full), done: []).cells.map { $0.rate?.percent }
        }
        // What is due today comes before what is picked.
        #expect(rates(run) == [10, 100])
        #expect(rates(swim) == [100, 40])
        #expect(rates(try FoundCell.samples[2]) == [10, 40])
        #expect(today.showing(EditedItem(swim, rate: .full), done: []).due.first?.due == day)
    }

    private func useCase(
        _ repository: TodayRepositoryStub, picks: ReviewRepositoryStub = ReviewRepositoryStub()
    ) throws -> StoredTodayUseCase {
        StoredTodayUseCase(
            repository: repository, review: picks, finder: FinderUseCaseFake(try FoundCell.samples),
            clock: WallClock(at: try #require(morning)))
    }

    private static func words(_ done: DoneToday) -> String {
        "\(done.item)\(done.entry.map { ": \($0.text)" } ?? "")\(done.completed == nil ? "" : " 100%")"
    }

    private func ran(_ text: String = "ran", isGone: Bool = false, of chart: ChartID = .first) throws -> ChartActivity {
        ChartActivity(try .ran(text, isGone: isGone, on: tuesday), of: chart)
    }
}
