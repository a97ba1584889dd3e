import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@Suite("The review of a week")
struct ReviewTests {
    /// Tuesday, 24 November 2026, at nine in Seoul.
    private let morning = LocalTime("2026-11-24T09:00+09:00")
    private let tuesday: Day
    private let run: CellTarget
    private let swim: CellTarget
    private let charts: ChartsRepositoryFake
    private let repository: ReviewRepositoryFake

    init() throws {
        let one = try Position(1)
        tuesday = try Day("2026-11-24")
        run = CellTarget(.actionItem(try Position(2), in: one), in: .first)
        swim = CellTarget(.actionItem(try Position(3), in: one), in: .first)
        charts = ChartsRepositoryFake(try .marathon)
        repository = ReviewRepositoryFake(charts)
    }

    @Test("the fake keeps the contract", arguments: ReviewRepositoryContract.allCases)
    func contract(_ promise: ReviewRepositoryContract) async throws {
        let (charts, repository) = (charts, repository)
        let other = try await charts.create(try Title("Other"), holding: try .marathon)
        try await promise.verify(
            ReviewRepositoryContract.House(
                repository, other: other,
                item: { target in
                    let content = try await charts.repository(of: try #require(target.chart)).chart()
                        .content(of: target.cell)
                    guard case .actionItem(let item) = content else { throw MandalartError.empty(target.cell) }
                    return item
                },
                finish: { target, time in
                    try await use(charts, target).edit(target.cell, .change([.rate(.full)]))
                    await repository.keepFinished(target, at: time)
                },
                log: { text, chart, day in
                    let entry = ChartActivity(try entry(text, on: day), of: chart)
                    await repository.keep(entry)
                    return entry
                },
                move: {
                    try await use(charts, $0).edit($0.cell, .place(.move, at: CellAddress($1.cell, in: $1.chart)))
                },
                clear: { try await use(charts, $0).edit($0.cell, .clear) },
                archive: { try await charts.setArchived($0, true) }))
    }

    @Test("begins seven days ago, at midnight where the person is")
    func week() async throws {
        let midnight = try #require(LocalTime("2026-11-18T00:00+09:00")).timestamp
        try await use(charts, run).edit(run.cell, .change([.rate(.full)]))
        try await use(charts, swim).edit(swim.cell, .change([.rate(.full)]))
        await repository.keepFinished(run, at: Timestamp(milliseconds: midnight.milliseconds - 1))
        await repository.keepFinished(swim, at: midnight)
        for day in ["2026-11-17", "2026-11-18", "2026-11-24"] {
            await repository.keep(ChartActivity(try entry("ran", on: try Day(day)), of: .first))
        }
        let week = try await useCase().review().week
        #expect(week.completed.map(\.title.text) == ["Swim"])
        #expect(week.edits == 1)
        #expect(week.entries == 2)
        #expect(week.logged == [LoggedItem(try Title("Run 5 km"), in: .first, count: 2)])
    }

    @Test("counts entries by item, as it was called last, the most first, then the latest")
    func logged() throws {
        let two = try ChartID(2)
        func entry(_ title: String, at place: Int, isGone: Bool = false, of chart: ChartID = .first) throws
            -> ChartActivity
        {
            ChartActivity(
                Activity(
                    number: 1, subGoal: try Position(1), position: try Position(place), isGone: isGone,
                    item: try Title(title), time: Timestamp(milliseconds: 0), on: tuesday, text: try ActivityText("did")
                ),
                of: chart)
        }
        let week = ReviewedWeek(
            [
                try entry("Run", at: 2), try entry("Swim", at: 3), try entry("Run", at: 2, of: two),
                try entry("Old", at: 3, isGone: true), try entry("Run 5 km", at: 2),
            ], completed: [], edits: 0)
        #expect(week.entries == 5)
        #expect(
            week.logged.map { "\($0.count) \($0.title) \($0.chart)" } == [
                "2 Run 5 km 1", "1 Old 1", "1 Run 2", "1 Swim 1",
            ])
    }

    @Test("shows what is overdue, then what was left alone, then what is picked, each once")
    func items() async throws {
        let due = TodayRepositoryFake(charts)
        await due.setDue(try Day("2026-11-23"), of: swim)
        await due.setDue(try Day("2026-11-24"), of: run)
        await due.setDue(try Day("2026-11-20"), of: CellTarget(.coreGoal, in: .first))
        let found = try FoundCell.samples
        let before = try await useCase(due: due, finding: found).review()
        #expect(before.items.map(\.found.title.text) == ["Swim", "Run 5 km"])
        _ = try await useCase(due: due, finding: found).pick(try #require(before.items.first?.found))
        let after = try await useCase(due: due, finding: found).review()
        #expect(after.items.map { "\($0.found.title) \($0.isPicked)" } == ["Run 5 km false", "Swim true"])
        #expect(after.hasItems)
        #expect(after.day == tuesday)
    }

    @Test(
        "shows a habit that was missed for a week after it had been kept, and no other",
        arguments: [
            ("3/week", "2026-11-17", true), ("3/week", "2026-11-18", false), ("daily", "2026-11-01", true),
            ("monthly", "2026-11-01", false), ("monthly", "2026-10-01", false), ("monthly", "2026-08-01", true),
            ("tue", "2026-11-17", false), ("wed", "2026-11-11", true),
        ])
    func missedHabits(cadence: String, last: String, isShown: Bool) async throws {
        let repository = charts.repository(of: .first)
        try await repository.edit(run.cell, .change([.every(try Cadence(cadence))]))
        try await repository.edit(run.cell, .done(on: TypedDay(try Day(last))), on: tuesday)
        let seen = try await useCase().review().items.map(\.found.title.text)
        #expect(seen == (isShown ? ["Run 5 km"] : []))
    }

    @Test("shows five that stalled, at most")
    func few() async throws {
        let one = try Position(1)
        let found = try (1...9).filter { $0 != 5 }.map { place in
            FoundCell(
                in: .first, called: nil, cell: .actionItem(try Position(place), in: one),
                title: try Title("Item \(place)"), rate: .zero)
        }
        #expect(try await useCase(finding: found).review().items.count == 5)
    }

    @Test("knows whether there are items")
    func empty() async throws {
        #expect(try await useCase().review().hasItems == false)
    }

    @Test("refuses an item that another one has taken the place of")
    func changed() async throws {
        let old = FoundCell(in: .first, called: nil, cell: run.cell, title: try Title("Gone"), rate: .zero)
        await #expect(throws: ChangedSince(title: try Title("Gone"))) { try await useCase().pick(old) }
        await #expect(throws: ChangedSince(title: try Title("Gone"))) { try await useCase().unpick(old) }
    }

    @Test("keeps the numbers of its rows when one is picked, and adds what it did not show")
    func numbers() throws {
        let found = try FoundCell.samples
        let review = Review(tuesday, items: [ReviewItem(found[0])])
        let picked = review.picking(found[1], true).picking(found[0], true)
        #expect(picked.items == [ReviewItem(found[0], isPicked: true), ReviewItem(found[1], isPicked: true)])
        #expect(picked.picking(found[1], false).items.map(\.isPicked) == [true, false])
        #expect(review.picking(found[1], false) == review)
    }

    private func useCase(due: TodayRepositoryFake? = nil, finding: [FoundCell] = []) throws -> StoredReviewUseCase {
        StoredReviewUseCase(
            repository: repository, due: due ?? TodayRepositoryFake(charts),
            finder: FinderUseCaseFake(finding, at: Timestamp(milliseconds: 100 * 86_400_000)),
            clock: WallClock(at: try #require(morning)))
    }
}

private func use(_ charts: ChartsRepositoryFake, _ target: CellTarget) throws -> any MandalartUseCase {
    ChartsUseCaseFake(over: charts).chart(try #require(target.chart))
}

private func entry(_ text: String, on day: Day) throws -> Activity {
    Activity(
        number: 1, subGoal: try Position(1), position: try Position(2), item: try Title("Run 5 km"),
        time: Timestamp(milliseconds: 0), on: day, text: try ActivityText(text))
}
