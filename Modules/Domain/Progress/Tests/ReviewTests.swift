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
    private let (run, swim): (FoundCell, FoundCell)

    init() throws {
        tuesday = try Day("2026-11-24")
        (run, swim) = (try FoundCell.samples[0], try FoundCell.samples[1])
    }

    @Test("begins seven days ago, at midnight where the person is")
    func week() async throws {
        let midnight = try #require(LocalTime("2026-11-18T00:00+09:00")).timestamp
        let logged = try ["2026-11-17", "2026-11-18", "2026-11-24"].map { day in
            ChartActivity(try .ran(on: try Day(day)), of: .first)
        }
        let finished = [(Timestamp(milliseconds: midnight.milliseconds - 1), run), (midnight, swim)]
        let week = try await useCase(ReviewRepositoryStub(logged: logged, finished: finished)).review(to: nil).week
        #expect(week.progress.map(\.found.title.text) == ["Swim"])
        #expect(week.edits == 1)
        #expect(week.entries == 2)
        #expect(week.logged == [LoggedItem(try Title("Run 5 km"), in: .first, count: 2)])
    }

    @Test("begins and ends at the midnights of its days although the clock was changed since")
    func clockChange() async throws {
        let finished = try #require(LocalTime("2026-03-07T23:30-05:00")).timestamp
        let change = try #require(LocalTime("2026-03-08T02:00-05:00")).timestamp
        let now = try #require(LocalTime("2026-03-20T12:00-04:00")).timestamp
        let useCase = StoredReviewUseCase(
            repository: ReviewRepositoryStub(finished: [(finished, swim)]), due: TodayRepositoryStub(),
            finder: FinderUseCaseFake([], at: now),
            clock: WallClock(now: { now }, localTime: { LocalTime($0, minutesAhead: $0 < change ? -300 : -240) }))
        let before = try await useCase.review(to: try TypedDay("2026-03-07")).week
        #expect(before.progress.map(\.found.title.text) == ["Swim"])
        #expect(try await useCase.review(to: try TypedDay("2026-03-14")).week.progress.isEmpty)
    }

    @Test("knows what was finished and done in the last eight weeks, and when, and which habits hold")
    func pastWeeks() async throws {
        let (evening, lastMonday) = ("2026-11-17T21:30+09:00", try Day("2026-11-16"))
        let time = try #require(LocalTime(evening)).timestamp
        let logged = [
            ChartActivity(try .ran(on: try Day("2026-11-18")), of: .first),
            ChartActivity(try .ran(on: try Day("2026-09-01")), of: .first),
        ]
        let repository = ReviewRepositoryStub(logged: logged, finished: [(time, swim)])
        let old = try #require(LocalTime("2026-09-01T09:00+09:00")).timestamp
        let past = try await useCase(repository).pastWeeks(edits: [time, time, old])
        #expect(past.weeks.count == PastWeeks.count)
        let week = try #require(past.weeks.first { $0.monday == lastMonday })
        #expect(week == PastWeeks.Week(lastMonday, finished: 1, entries: 1))
        #expect(past.weeks.filter { $0.finished + $0.entries > 0 } == [week])
        #expect(past.weeks.last?.monday == tuesday.firstOfWeek)
        #expect(past.weekdays.mapValues(\.edits).filter { $0.value > 0 } == [.tuesday: 2])
        #expect(past.weekdays.mapValues(\.entries).filter { $0.value > 0 } == [.wednesday: 1])
        #expect(past.dayParts[.evening]?.edits == 2)
    }

    @Test("of an earlier day has only what moved in the seven days up to it, and what was picked for its week")
    func past() async throws {
        let midnight = try #require(LocalTime("2026-11-18T00:00+09:00")).timestamp
        let finished = [(Timestamp(milliseconds: midnight.milliseconds - 1), run), (midnight, swim)]
        let repository = ReviewRepositoryStub(
            logged: [ChartActivity(try .ran(on: tuesday), of: .first)], finished: finished, pickedBefore: [swim])
        let review = try await useCase(repository, finding: [run]).review(to: try TypedDay("2026-11-17"))
        #expect(review.isPast)
        #expect(review.week.progress.map(\.found.title.text) == ["Run 5 km"])
        #expect(review.week.entries == 0)
        #expect(review.earlierPicks.map(\.title.text) == ["Swim"])
        #expect(review.lastDayOfEarlierPicks.description == "2026-11-22")
        #expect(review.items.isEmpty)
        await #expect(throws: DayToCome(try Day("2026-11-25"))) {
            try await useCase().review(to: try TypedDay("2026-11-25"))
        }
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
            ], progress: [], edits: 0)
        #expect(week.entries == 5)
        #expect(
            week.logged.map { "\($0.count) \($0.title) \($0.chart)" } == [
                "2 Run 5 km 1", "1 Old 1", "1 Run 2", "1 Swim 1",
            ])
    }

    @Test("shows what is overdue, then what was left alone, then what is picked, each once")
    func items() async throws {
        let (goal, found) = (try FoundCell.samples[2], try FoundCell.samples)
        let days = try [(goal, "2026-11-20"), (swim, "2026-11-23"), (run, "2026-11-24")]
            .map { DueCell($0, due: try Day($1)) }
        let due = TodayRepositoryStub(cells: days)
        let before = try await useCase(due: due, finding: found).review(to: nil)
        #expect(before.items.map(\.found.title.text) == ["Swim", "Run 5 km"])
        let picked = ReviewRepositoryStub(picked: [swim])
        let after = try await useCase(picked, due: due, finding: found).review(to: nil)
        #expect(after.items.map { "\($0.found.title) \($0.isPicked)" } == ["Run 5 km false", "Swim true"])
        #expect(after.hasItems)
        #expect(after.day == tuesday)
        let again = ReviewRepositoryStub(picked: [swim], pickedBefore: [run, swim])
        let earlier = try await useCase(again, finding: found).review(to: nil)
        #expect(earlier.earlierPicks.map(\.title.text) == ["Run 5 km"])
        #expect(earlier.lastDayOfEarlierPicks == (try Day("2026-11-22")))
    }

    @Test(
        "shows a habit that was missed for a week after it had been kept, and no other",
        arguments: [
            ("3/week", "2026-11-17", true), ("3/week", "2026-11-18", false), ("daily", "2026-11-01", true),
            ("monthly", "2026-11-01", false), ("monthly", "2026-10-01", false), ("monthly", "2026-08-01", true),
            ("tue", "2026-11-17", false), ("wed", "2026-11-11", true),
        ])
    func missedHabits(cadence: String, last: String, isShown: Bool) async throws {
        let due = TodayRepositoryStub(kept: [try run.habit(cadence, keptOn: [try Day(last)])])
        let seen = try await useCase(due: due).review(to: nil).items.map(\.found.title.text)
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
        #expect(try await useCase(finding: found).review(to: nil).items.count == 5)
    }

    @Test("knows whether there are items")
    func empty() async throws {
        #expect(try await useCase().review(to: nil).hasItems == false)
    }

    @Test(
        "is of one week for what was picked from Friday to Thursday, which ends on Sunday",
        arguments: [
            ("2026-11-19", "2026-11-22"), ("2026-11-20", "2026-11-29"), ("2026-11-22", "2026-11-29"),
            ("2026-11-23", "2026-11-29"), ("2026-11-26", "2026-11-29"), ("2026-11-27", "2026-12-06"),
        ])
    func weeks(picked: String, last: String) throws {
        let (day, sunday) = (try Day(picked), try Day(last))
        #expect(Review.lastDay(from: day) == sunday)
        #expect(Review.daysOfPicks(inEffectOn: sunday).contains(day))
        #expect(!Review.daysOfPicks(inEffectOn: Day(number: sunday.number + 1)).contains(day))
        #expect(
            !Review.daysOfPicks(inEffectOn: Day(number: sunday.number - 7)).contains(day), "it is for the next week")
    }

    @Test("picks an item until Sunday where the person is, and takes the pick back")
    func picking() async throws {
        let (items, until) = try await useCase().pick([swim])
        #expect(until == (try Day("2026-11-29")))
        #expect(items.map(\.cell) == [swim.cell])
        #expect(try await useCase().unpick([swim]).map(\.cell) == [swim.cell])
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

    private func useCase(
        _ repository: ReviewRepositoryStub = ReviewRepositoryStub(), due: TodayRepositoryStub = TodayRepositoryStub(),
        finding: [FoundCell] = []
    ) throws -> StoredReviewUseCase {
        StoredReviewUseCase(
            repository: repository, due: due,
            finder: FinderUseCaseFake(finding, at: Timestamp(milliseconds: 100 * 86_400_000)),
            clock: WallClock(at: try #require(morning)))
    }
}
