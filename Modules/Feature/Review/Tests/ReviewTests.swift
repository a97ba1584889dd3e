import Basics
import BasicsTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import ReviewFeatureTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import ReviewFeature

@MainActor @Suite("The review of a week")
struct ReviewTests {
    let listener = ReviewListenerSpy()
    let tuesday: Day
    let found: [FoundCell]

    init() throws {
        (tuesday, found) = (try Day("2026-11-24"), try FoundCell.samples)
    }

    @Test("says what moved, what stalled, and what is picked, with numbers for what can be picked")
    func page() async throws {
        let week = ReviewedWeek(
            entries: 3, logged: [LoggedItem(found[0].title, in: .first, count: 3)],
            progress: [
                ItemProgress(found[1].rated(.full), from: .zero), ItemProgress(found[0], from: try AchievementRate(20)),
            ], edits: 2)
        let items = [ReviewItem(found[0].edited(daysAgo: 19)), ReviewItem(found[1].rated(.full), isPicked: true)]
        let review = Review(tuesday, week: week, earlierPicks: [found[0]], items: items)
        let seen = try await typing("show", at: router(review))
        #expect(
            seen == [
                "The week to Tuesday 24 November 2026",
                "Picked for the week to 2026-11-22",
                "   40%  Run 5 km  1:1/2",
                "What moved",
                "   100%  Swim  Endurance · Run a marathon",
                "   40%  Run 5 km  from 20% · Endurance · Run a marathon",
                "   3×  Run 5 km",
                "   3 entries · 2 edits",
                "What stalled",
                "1  Run 5 km  40%  edited 19 days ago · 1:1/2 · Endurance · Run a marathon",
                "Three for the next week",
                "2  Swim  100%  done · 1:1/3 · Endurance · Run a marathon",
            ])
    }

    @Test("says when an item is due that is due within a week, and beside it what else is said of it")
    func due() async throws {
        func due(_ day: String, _ habit: Habit? = nil) throws -> FoundCell {
            FoundCell(
                in: .first, called: nil, cell: found[0].cell, title: found[0].title, rate: .zero, due: try Day(day),
                habit: habit)
        }
        let habit = Habit(try Cadence("daily"))
        let items = [
            ReviewItem(try due("2026-11-20").edited(daysAgo: 20)),
            ReviewItem(try due("2026-12-01").edited(daysAgo: 20)),
            ReviewItem(try due("2026-12-02").edited(daysAgo: 20)), ReviewItem(try due("2026-11-24"), isPicked: true),
            ReviewItem(try due("2026-11-27", habit).edited(daysAgo: 1), isPicked: true),
            ReviewItem(try due("2026-11-27").rated(.full), isPicked: true),
        ]
        let shown = try await typing("show", at: router(Review(tuesday, items: items)))
        #expect(
            shown.filter { $0.hasSuffix(" · 1:1/2") } == [
                "1  Run 5 km  0%  overdue 4 days · 1:1/2",
                "2  Run 5 km  0%  due 12-01 · edited 20 days ago · 1:1/2",
                "3  Run 5 km  0%  edited 20 days ago · 1:1/2", "4  Run 5 km  0%  due today · 1:1/2",
                "5  Run 5 km  0%  0 of 7 this week · due 11-27 · 1:1/2", "6  Run 5 km  100%  done · 1:1/2",
            ])
    }

    @Test("leaves out nothing of a full week")
    func busy() async throws {
        let week = ReviewedWeek(
            entries: 40, logged: try (1...6).map { LoggedItem(try Title("Item \($0)"), in: .first, count: 9 - $0) },
            progress: Array(repeating: ItemProgress(found[1].rated(.full), from: .zero), count: 7), edits: 1)
        let lines = try await typing("show", at: router(Review(tuesday, week: week)))
        let moved = lines.drop { $0 != "What moved" }.dropFirst().prefix { $0 != "What stalled" }
        #expect(moved.count == 14)
        let logged = moved.suffix(7).map { $0.filter { $0 != " " } }
        #expect(logged == (1...6).map { "\(9 - $0)×Item\($0)" } + ["40entries·1edit"])
        #expect(moved.last == "   40 entries · 1 edit")
    }

    @Test("says what to do where nothing moved, nothing stalled and nothing is picked, and where there is no item")
    func empty() async throws {
        let nothing = try await typing("show", at: router(Review(tuesday)))
        #expect(nothing.contains { $0.contains("“today” shows what to do") })
        #expect(nothing.contains { $0.contains("pick 3/2") })
        let new = try await typing("show", at: router(Review(tuesday, hasItems: false)))
        #expect(new.count == 2)
        #expect(new.last?.contains("home fill") == true)
    }

    @Test("picks and takes back under a number, and keeps the numbers")
    func picks() async throws {
        let router = router(Review(tuesday, items: [ReviewItem(found[0]), ReviewItem(found[1], isPicked: true)]))
        let seen = try await typing("pick 1", "unpick 2", "show", at: router)
        #expect(
            seen.filter { $0.hasPrefix("! ") } == [
                "! “Run 5 km” is picked until Sun 2026-11-29.", "! The pick of “Swim” is taken back.",
            ])
        let twice = try await typing(
            "pick 1", "pick 1", at: self.router(Review(tuesday, items: [ReviewItem(found[0])])))
        #expect(twice.last == "! Nothing has changed: “Run 5 km” was so already.")
        let again = try await typing("unpick 1", at: self.router(Review(tuesday, items: [ReviewItem(found[1])])))
        #expect(again.last == "! line 1: “Swim” is not picked. “review” shows what is.")
        let stalled = seen.drop { $0 != "What stalled" }.dropFirst()
        #expect(stalled.first == "2  Swim  10%  1:1/3 · Endurance · Run a marathon")
        #expect(stalled.contains("1  Run 5 km  40%  1:1/2 · Endurance · Run a marathon"))
    }

    @Test("picks what is at an address, also of another chart, and gives it a number", arguments: ["1/2", "2:1/2"])
    func addresses(address: String) async throws {
        let charts = OpenChartUseCaseFake(MandalartUseCaseFake(try .marathon))
        let router = router(Review(tuesday), charts: charts)
        let seen = try await typing("pick \(address)", "show", "unpick 1", at: router)
        #expect(seen.contains("! “Run 5 km” is picked until Sun 2026-11-29."))
        #expect(seen.contains { $0.hasPrefix("1  Run 5 km  40%  ") && $0.hasSuffix(":1/2") })
        #expect(seen.contains("! The pick of “Run 5 km” is taken back."))
    }

    @Test("does, rates and logs its items, and picks several at once")
    func edits() async throws {
        let charts = OpenChartUseCaseFake(MandalartUseCaseFake(try .marathon))
        let router = router(Review(tuesday, items: found.prefix(2).map { ReviewItem($0) }), charts: charts)
        let seen = try await typing("pick 1 swim", "done 2", "log run ran", "rate 1/2 +10", at: router)
        #expect(
            seen == [
                "! “Run 5 km” is picked until Sun 2026-11-29.", "! “Swim” is picked until Sun 2026-11-29.",
                "! “Swim” is 100% done.", "! Logged for “Run 5 km”: ran.", "! “Run 5 km” is 50% done.",
            ])
    }

    @Test("picks no more than three, no number that it does not show, and nothing that is no item")
    func refuses() async throws {
        let full = Review(tuesday, items: Array(repeating: ReviewItem(found[0], isPicked: true), count: 3))
        func error(_ line: String, at review: Review) async throws -> String? {
            try await typing(line, at: router(review)).last
        }
        let enough = "! line 1: Three are picked for the week. Take one back first: unpick <number>"
        #expect(try await error("pick 1", at: full) == enough)
        let beyond = "! line 1: There is no 4 here: the numbers go from 1 to 3."
        #expect(try await error("pick 4", at: full) == beyond)
        #expect(try await error("open 4", at: full) == beyond)
        let below = "! line 1: There is no \(Int.min) here: the numbers go from 1 to 3."
        for word in ["pick", "unpick", "open"] {
            let seen = try await error("\(word) \(Int.min)", at: full)
            #expect(seen == below)
        }
        #expect(try await error("pick x", at: full)?.contains("No title in this chart has “x”.") == true)
        let none = try await error("pick 1", at: Review(tuesday))
        #expect(none?.hasPrefix("! line 1: No item has a number here.") == true)
    }

    @Test("leads to what is under a number, also to the one typed alone", arguments: ["open 2", "2"])
    func open(line: String) async throws {
        _ = try await typing(line, at: router(Review(tuesday, items: [ReviewItem(found[2]), ReviewItem(found[1])])))
        #expect(listener.log.calls == ["reviewDidOpen(chart/1/subgoal/1/item/3)"])
    }

    @Test("undoes in the current chart")
    func undo() async throws {
        let history = EditHistoryStub()
        history.undoable = [.example(7)]
        let router = router(Review(tuesday), charts: OpenChartUseCaseFake(history: history))
        _ = try await typing("show", at: router)
        let edit = try await (router.interactable as? any EditHistoryProvider)?.editHistory?.undo()
        #expect(edit?.number == 7)
    }

    @Test("of an earlier week shows what moved then and what was picked for it, and nothing to pick")
    func past() async throws {
        let review = Review(tuesday, earlierPicks: [found[1]], items: [ReviewItem(found[0])])
        let seen = try await typing("show", at: router(review, to: try ReviewedDay("2026-11-17")))
        #expect(
            seen == [
                "The week to Tuesday 17 November 2026", "Picked for the week to 2026-11-22", "   10%  Swim  1:1/3",
                "What moved", "   Nothing moved in these seven days.",
            ])
        #expect(throws: (any Error).self) { try ReviewedDay("someday") }
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: ReviewScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router(Review(tuesday)))
    }

    private func router(
        _ review: Review, to day: ReviewedDay = .today, charts: OpenChartUseCaseFake = OpenChartUseCaseFake()
    ) -> any ViewableRouting {
        ReviewBuilder(
            dependency: ReviewDependencyStub(reviewUseCase: ReviewUseCaseFake(review), openChartUseCase: charts)
        ).build(listener: listener, to: day)
    }
}
