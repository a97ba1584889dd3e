import Basics
import BasicsTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@Suite("The progress of a chart")
struct ProgressTests {
    /// Monday, 2 November 2026, at noon in Seoul.
    private let start = LocalTime("2026-11-02T12:00+09:00")

    @Test("tells the rates at the end of each week, of items, sub-goals and the chart")
    func weeks() async throws {
        let start = try #require(start)
        let clock = WallClock(at: start)
        let past = Past(
            chart: try .marathon,
            edits: [try edit(at: start, days: 0, rate: 10), try edit(at: start, days: 8, rate: 40)])
        clock.set(to: Timestamp(milliseconds: start.timestamp.milliseconds + 15 * 86_400_000))
        let progress = try await useCase(past, clock).progress()
        #expect(progress.weeks.count == 26)
        #expect(progress.weeks.suffix(4).map { $0?.percent } == [nil, 10, 40, 50])
        #expect(progress.parts.map(\.title.text) == ["Endurance", "Run 5 km", "Swim", "잠을 충분히 자기", "11시 전에 눕기"])
        #expect(progress.parts[1].weeks.suffix(4).map { $0?.percent } == [nil, 10, 40, 40])
        #expect(progress.days == [progress.today - 15: 1, progress.today - 7: 1])
        #expect(progress.monday(ofWeek: 25) == progress.today - 1)
    }

    @Test("counts what was logged for an item, and on each day where the person is")
    func activities() async throws {
        let start = try #require(LocalTime("2026-11-02T00:30+09:00"))
        let today = try Day("2026-11-02")
        let logged = [try Activity.ran("ran 6 km", 1, on: today), try .ran("ran 7 km", 2, on: today)]
        let useCase = useCase(Past(chart: try .marathon, edits: []), WallClock(at: start), logged)
        let progress = try await useCase.progress()
        #expect(progress.days == [progress.today: 2])
        #expect(progress.parts.map(\.activities) == [2, 2, 0, 0, 0])
        #expect(progress.activities.map(\.text.text) == ["ran 7 km", "ran 6 km"])
        try await useCase.remove(progress.activities[0].number)
        #expect(try await useCase.progress().activities.count == 1)
    }

    @Test("orders entries by the day that was said, and counts them on it")
    func otherDay() async throws {
        let logged = try [(1, "2026-11-01"), (2, "2026-11-01"), (3, "2026-10-30")]
            .map { try Activity.ran("ran", $0, on: try Day($1)) }
        let past = Past(chart: try .marathon, edits: [])
        let progress = try await useCase(past, WallClock(at: try #require(start)), logged).progress()
        #expect(progress.days == [progress.today - 1: 2, progress.today - 3: 1])
        #expect(progress.activities.map(\.number) == [2, 1, 3])
    }

    @Test("counts what was logged for an item that is gone on its day, and for no item in its place")
    func gone() async throws {
        let logged = [try Activity.ran(isGone: true, on: try Day("2026-11-02"))]
        let past = Past(chart: try .marathon, edits: [])
        let progress = try await useCase(past, WallClock(at: try #require(start)), logged).progress()
        #expect(progress.parts.map(\.activities) == [0, 0, 0, 0, 0])
        #expect(progress.days == [progress.today: 1])
        #expect(progress.activities.map(\.isGone) == [true])
    }

    @Test("tells the rates of an item that was moved, from where it was then")
    func moved() async throws {
        let start = try #require(start)
        let (one, two, three) = (try Position(1), try Position(2), try Position(3))
        func item(_ title: String, _ rate: Int, _ id: Int) throws -> ActionItem {
            ActionItem(title: try Title(title), rate: try AchievementRate(rate), id: Identity(id))
        }
        var now = try Chart.marathon
        now.subGoals = [one: SubGoal(title: try Title("Endurance"))]
        now.subGoals[one]?.items = [two: try item("Swim", 20, 8), three: try item("Run", 40, 7)]
        var before = now
        before.subGoals[one]?.items = [two: try item("Run", 10, 7)]
        let past = Past(chart: now, edits: [(start.timestamp, before)])
        let clock = WallClock(at: start)
        clock.set(to: Timestamp(milliseconds: start.timestamp.milliseconds + 8 * 86_400_000))
        let progress = try await useCase(past, clock).progress()
        #expect(progress.parts.map(\.title.text) == ["Endurance", "Swim", "Run"])
        #expect(progress.parts.map { $0.weeks.suffix(2).map { $0?.percent } } == [[10, 30], [nil, 20], [10, 40]])
    }

    @Test("tells the rates of a sub-goal that was swapped with another, from where it was then")
    func swapped() async throws {
        let start = try #require(start)
        let (one, two) = (try Position(1), try Position(2))
        func goal(_ title: String, _ rate: Int, _ id: Int) throws -> SubGoal {
            var goal = SubGoal(title: try Title(title))
            goal.id = Identity(id)
            goal.items[one] = ActionItem(title: try Title("of \(title)"), rate: try AchievementRate(rate))
            return goal
        }
        var (before, now) = (Chart(), Chart())
        before.subGoals = [one: try goal("Endurance", 80, 7), two: try goal("Sleep", 10, 8)]
        now.subGoals = [one: try goal("Sleep", 20, 8), two: try goal("Endurance", 90, 7)]
        let clock = WallClock(at: start)
        clock.set(to: Timestamp(milliseconds: start.timestamp.milliseconds + 8 * 86_400_000))
        let progress = try await useCase(Past(chart: now, edits: [(start.timestamp, before)]), clock).progress()
        let goals = progress.parts.filter { $0.position == nil }
        #expect(goals.map(\.title.text) == ["Sleep", "Endurance"])
        #expect(goals.map { $0.weeks.suffix(2).map { $0?.percent } } == [[10, 20], [80, 90]])
    }

    @Test(
        "says for which item something was logged, with quotes around the title",
        arguments: [
            (Language.english, "Logged for “물”: 컵."), (.korean, "“물”에 기록했습니다: 컵"), (.japanese, "「물」に記録しました: 컵"),
        ])
    func logged(language: Language, sentence: String) throws {
        let one = try Position(1)
        let activity = Activity(
            number: 1, subGoal: one, position: one, item: try Title("물"), time: Timestamp(milliseconds: 0),
            on: Day(number: 0), text: try ActivityText("컵"))
        let seen = ProgressPhrases.logged(activity).text(in: language)
        #expect(seen == sentence)
    }

    private func useCase(_ past: Past, _ clock: WallClock, _ logged: [Activity] = []) -> StoredProgressUseCase {
        StoredProgressUseCase(
            chart: .first, mandalartUseCase: past, repository: ActivityRepositoryStub(logged), clock: clock)
    }

    /// A chart in which an item has a rate since a day.
    private func edit(at start: LocalTime, days: Int64, rate: Int) throws -> (Timestamp, Chart) {
        var chart = Chart()
        var goal = SubGoal(title: try Title("Endurance"))
        goal.items[try Position(2)] = ActionItem(title: try Title("Run 5 km"), rate: try AchievementRate(rate))
        chart.subGoals[try Position(1)] = goal
        return (Timestamp(milliseconds: start.timestamp.milliseconds + days * 86_400_000), chart)
    }
}

/// A chart with a past of its own.
private struct Past: MandalartUseCase {
    struct Fixed: Error {}

    let now: Chart
    let edits: [(Timestamp, Chart)]

    init(chart: Chart, edits: [(Timestamp, Chart)]) {
        (now, self.edits) = (chart, edits)
    }

    func chart() async throws -> Chart { now }
    func edit(_ edits: [ChartEdit]) async throws -> [EditedChart] { throw Fixed() }
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        edits.map { ChartDay(day($0.0), edits: 1, chart: $0.1) }
    }
}

@MainActor @Suite("The history of the current chart")
struct CurrentChartHistoryTests {
    let charts: ChartsUseCaseFake
    let first = EditHistoryStub()
    let second = EditHistoryStub()
    let history: CurrentChartHistory

    init() throws {
        charts = ChartsUseCaseFake(try .marathon)
        (first.edits, second.edits) = ([.example(6)], [.example(7)])
        (first.undoable, second.undoable) = (first.edits, second.edits)
        history = CurrentChartHistory(
            among: StoredOpenChartUseCase(
                chartsUseCase: charts, repository: ActivityRepositoryStub(),
                histories: { [first, second] in $0 == .first ? first : second },
                clock: WallClock(at: try #require(LocalTime("2026-11-24T09:00+09:00")))))
    }

    @Test("is that of the chart that is the current one when it is loaded, also once another is")
    func staysWithItsChart() async throws {
        try await history.load()
        _ = try await charts.create(try Title("Other"), holding: try .marathon)
        try await history.load()
        #expect(try await history.last(9).map(\.number) == [6])
        #expect(try await history.undo()?.number == 6)
        #expect(try await history.redo()?.number == 6)
        #expect(second.undoable.map(\.number) == [7])
    }

    @Test("is that of the chart that is the current one when it is used first")
    func loadsItself() async throws {
        _ = try await charts.create(try Title("Other"), holding: try .marathon)
        #expect(try await history.undo()?.number == 7)
        #expect(first.undoable.map(\.number) == [6])
    }

    @Test("describes an edit as seen from no chart")
    func place() async throws {
        let spy = PlaceSpy()
        let seen = CurrentChartHistory(among: OpenChartUseCaseFake(history: spy))
        _ = try await seen.undo()
        #expect(spy.place as? CurrentChartHistory === seen)
    }
}

/// Notes from which place an edit was to be described.
@MainActor private final class PlaceSpy: EditHistory {
    private(set) var place: (any EditLog)?

    nonisolated init() {}

    func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) -> RecordedEdit? {
        self.place = place
        return nil
    }

    func last(_ count: Int) -> [RecordedEdit] { [] }
}

@Suite("An item of a list, and one at an address")
struct ItemTargetTests {
    private let charts: ChartsUseCaseFake
    private let openCharts: StoredOpenChartUseCase

    init() throws {
        charts = ChartsUseCaseFake(try .marathon)
        openCharts = StoredOpenChartUseCase(
            chartsUseCase: charts, repository: ActivityRepositoryStub(),
            histories: { _ in EditHistoryStub() },
            clock: WallClock(at: try #require(LocalTime("2026-11-24T09:00+09:00"))))
    }

    @Test("is named by a number or by an address", arguments: [("2", ItemTarget.row(2)), ("２", .row(2))])
    func targets(text: String, target: ItemTarget) throws {
        #expect(try ItemTarget(text) == target)
        #expect(try ItemTarget("2:3/2") == .cell(try CellAddress("2:3/2")))
    }

    @Test("is found at an address of the current chart or of another")
    func addresses() async throws {
        let two = try await charts.create(try Title("Other"), holding: try .marathon)
        try await charts.makeCurrent(.first)
        let mine = try await openCharts.item(at: try CellAddress("1/2"))
        #expect(mine.chart == .first)
        #expect(mine.title.text == "Run 5 km")
        #expect(mine.subGoal?.text == "Endurance")
        let others = try await openCharts.item(at: try CellAddress("2:1/3"))
        #expect(others.chart == two)
        #expect(others.chartName?.text == "Other")
        #expect(others.title.text == "Swim")
        #expect(others.id == (try await charts.repository(of: two).chart().item("1/3")?.id))
    }

    @Test("is not found at the address of a goal, of an empty cell and of no chart")
    func wrongAddresses() async throws {
        let openCharts = openCharts
        func expectError(_ error: MandalartError, at address: String) async throws {
            let address = try CellAddress(address)
            await #expect(throws: error) { try await openCharts.item(at: address) }
        }
        try await expectError(.notAnItem("3/5"), at: "3/5")
        try await expectError(.notAnItem("2"), at: "2")
        try await expectError(.empty(.actionItem(try Position(7), in: try Position(1))), at: "1/7")
        try await expectError(.noSuchChart("9"), at: "9:1/2")
    }
}

extension Chart {
    fileprivate func item(_ address: String) throws -> ActionItem? {
        content(of: try CellAddress(address).cell())?.item
    }
}
