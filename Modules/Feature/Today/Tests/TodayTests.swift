import Basics
import BasicsTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing
import TodayFeatureTesting

@testable import TodayFeature

@MainActor @Suite("What matters today")
struct TodayTests {
    let listener = TodayListenerSpy()
    let tuesday: Day
    let found: [FoundCell]

    init() throws {
        (tuesday, found) = (try Day("2026-11-24"), try FoundCell.samples)
    }

    @Test("of an earlier day shows what was done then, and nothing that is due")
    func past() async throws {
        let today = Today(
            tuesday, due: [DueCell(found[0], due: tuesday)], done: DoneToday.list([try entry("ran 6 km")], on: tuesday))
        for typed in ["yesterday", "2026-11-23", "어제", "昨日"] {
            let seen = try await typing("show", at: router(today, try TodayForm(typed)))
            #expect(seen == ["Monday 23 November 2026", "   ran 6 km  Run 5 km"])
        }
        let nothing = try await typing("show", at: router(Today(tuesday), try TodayForm("yesterday")))
        #expect(
            nothing == [
                "Monday 23 November 2026",
                "Nothing was logged or completed on this day. To log for it, at an item: log 1/2", "ran --on <day>",
            ])
        #expect(try TodayForm("today") == .page)
        #expect(throws: ProgressError.notAFormOfToday("someday")) { try TodayForm("someday") }
    }

    @Test("begins with what is overdue and due today, goes on with the next days, and ends with what was done")
    func page() async throws {
        let today = Today(
            tuesday, lastEdit: tuesday,
            due: [
                DueCell(found[0], due: try Day("2026-11-20")), DueCell(found[1], due: tuesday),
                DueCell(found[2], due: try Day("2026-12-01")),
            ], done: DoneToday.list([try entry("ran 6 km")], on: tuesday))
        let shown = try await typing("show", at: router(today))
        #expect(
            shown == [
                "Tuesday 24 November 2026",
                "Overdue and due today",
                "1  Run 5 km  40%  overdue 4 days · 1:1/2 · Endurance · Run a marathon",
                "2  Swim  10%  due today · 1:1/3 · Endurance · Run a marathon",
                "Due in the next 7 days",
                "3  Run a marathon  due 12-01 · 1:5",
                "Done today",
                "   ran 6 km  Run 5 km",
            ])
    }

    @Test("shows a person who was away what to do next where nothing is due, and since when they were away")
    func back() async throws {
        let today = Today(tuesday, lastEdit: try Day("2026-11-14"), next: [found[1]])
        #expect(
            try await typing("show", at: router(today)) == [
                "Tuesday 24 November 2026",
                "Last here 10 days ago",
                "Nothing is due in the next 7 days.",
                "Next",
                "1  Swim  10%  1:1/3 · Endurance · Run a marathon",
            ])
    }

    @Test("begins with what is picked for the week, under numbers of its own, and says what is done of it")
    func picked() async throws {
        let today = Today(
            tuesday, picked: [found[1].rated(.full), DueCell(found[0], due: tuesday).found], next: [found[1]])
        let router = router(today, charts: OpenChartUseCaseFake(MandalartUseCaseFake(try .marathon)))
        let seen = try await typing("show", "done 2", "rate 3 50", at: router)
        #expect(
            Array(seen.prefix(6)) == [
                "Tuesday 24 November 2026",
                "Three for the week",
                "1  Swim  100%  done · 1:1/3 · Endurance · Run a marathon",
                "2  Run 5 km  40%  due today · 1:1/2 · Endurance · Run a marathon",
                "Next",
                "3  Swim  10%  1:1/3 · Endurance · Run a marathon",
            ])
        #expect(seen.contains("! “Run 5 km” is 100% done."))
        #expect(seen.contains("! “Swim” is 50% done."))
    }

    @Test("says until when a habit is to be kept, picked or not, which is never overdue, beside what was kept of it")
    func dueHabits() async throws {
        let habit = Habit(try Cadence("daily"))
        func due(_ cell: FoundCell, _ day: String) throws -> FoundCell {
            FoundCell(
                in: .first, called: nil, cell: cell.cell, title: cell.title, rate: .zero, due: try Day(day),
                habit: habit)
        }
        let (soon, late) = (try due(found[1], "2026-11-27"), try due(found[0], "2026-11-23"))
        let shown = try await typing("show", at: router(Today(tuesday, picked: [soon], habits: [late])))
        #expect(shown.contains("1  Swim  0%  0 of 7 this week · due 11-27 · 1:1/3"))
        #expect(shown.contains("2  Run 5 km  0%  0 of 7 this week · due 11-23 · 1:1/2"))
    }

    @Test("ends with what came to 100%, beside the entry of the same item where there is one")
    func completed() async throws {
        let (run, swim) = (found[0].rated(.full), found[1].rated(.full))
        let today = Today(
            tuesday,
            done: DoneToday.list([try entry("ran 6 km"), try entry("ran on")], completed: [run, swim], on: tuesday))
        let shown = try await typing("show", at: router(today))
        #expect(
            shown.drop { $0 != "Done today" } == [
                "Done today",
                "   ran 6 km  Run 5 km",
                "   ran on  Run 5 km  100%",
                "   100%  Swim  Endurance · Run a marathon",
            ])
        #expect(try await typing("show", at: router(today, .line)) == ["3 done"])
    }

    @Test("does, rates, logs and opens at an address what is shown, and what is not")
    func addresses() async throws {
        let today = Today(tuesday, picked: [found[0]])
        let router = router(today, charts: OpenChartUseCaseFake(MandalartUseCaseFake(try .marathon)))
        let seen = try await typing("done 1/2", "rate 1/3 50", "log 1/3 swam", "open 1/3", at: router)
        #expect(seen == ["! “Run 5 km” is 100% done.", "! “Swim” is 50% done.", "! Logged for “Swim”: swam."])
        #expect(listener.log.calls == ["todayDidPick(chart/1/subgoal/1/item/3)"])
    }

    @Test("begins its line with how many of the week are done")
    func pickedLine() async throws {
        let today = Today(
            tuesday, picked: [found[1].rated(.full), found[0]], done: DoneToday.list([try entry("ran")], on: tuesday))
        #expect(try await typing("show", at: router(today, .line)) == ["1 of 2 for the week · 1 done"])
    }

    @Test("does not say that a person was away for two days", arguments: [(2, false), (3, true)])
    func away(days: Int, isSaid: Bool) async throws {
        let lines = try await typing("show", at: router(Today(tuesday, lastEdit: Day(number: tuesday.number - days))))
        #expect(lines.contains { $0.hasPrefix("Last here") } == isSaid)
    }

    @Test("is one line of the counts that are not zero, and an empty one where all are")
    func short() async throws {
        let due = [
            DueCell(found[0], due: try Day("2026-11-20")), DueCell(found[1], due: try Day("2026-11-23")),
            DueCell(found[2], due: tuesday),
        ]
        let busy = Today(
            tuesday, due: due,
            done: DoneToday.list([try entry("ran"), try entry("swam"), try entry("slept")], on: tuesday))
        #expect(try await typing("show", at: router(busy, .line)) == ["2 overdue · 1 due today · 3 done"])
        #expect(
            try await typing(
                "show", at: router(Today(tuesday, done: DoneToday.list([try entry("ran")], on: tuesday)), .line)) == [
                    "1 done"
                ])
        #expect(try await typing("show", at: router(Today(tuesday), .line)).allSatisfy(\.isEmpty))
    }

    @Test("does, rates and logs under a number, and keeps the numbers")
    func edits() async throws {
        let chart = MandalartUseCaseFake(try .marathon)
        let router = router(
            Today(
                Day(number: 0), due: [DueCell(found[2], due: Day(number: 0)), DueCell(found[0], due: Day(number: 0))]),
            charts: OpenChartUseCaseFake(chart))
        let seen = try await typing("done 2", "rate 2 -10", "log 2 ran 6 km", "done 3", "done 1", at: router)
        #expect(
            seen.filter { $0.hasPrefix("! ") } == [
                "! “Run 5 km” is 100% done.", "! “Run 5 km” is 90% done.", "! Logged for “Run 5 km”: ran 6 km.",
                "! line 4: There is no 3 here: the numbers go from 1 to 2.",
            ])
        let rate = try await chart.chart().subGoals[Position(1)]?.items[Position(2)]?.rate.percent
        #expect(rate == 90)
    }

    @Test("edits no goal, and no cell that holds another item now")
    func refusesEdits() async throws {
        let gone = FoundCell(
            in: .first, called: nil, cell: found[0].cell, id: found[0].id, title: try Title("Gone"), rate: .zero)
        let router = router(
            Today(tuesday, next: [gone, found[2]]), charts: OpenChartUseCaseFake(MandalartUseCaseFake(try .marathon)))
        let seen = try await typing("done 1", "rate 2 10", at: router, isInteractive: true)
        #expect(
            seen.filter { $0.hasPrefix("! “") || $0.contains("not an action") } == [
                "! “Gone” is no longer in its place. “show” shows the list as it is now.",
                "! 2 is not an action item. “open 2” goes there.",
            ])
    }

    @Test("leads to what is under a number, also to the one typed alone", arguments: ["open 2", "2"])
    func pick(line: String) async throws {
        let today = Today(tuesday, due: [DueCell(found[2], due: tuesday), DueCell(found[1], due: tuesday)])
        _ = try await typing(line, at: router(today))
        #expect(listener.log.calls == ["todayDidPick(chart/1/subgoal/1/item/3)"])
    }

    @Test("leads nowhere under a number that no row has", arguments: [0, 3, Int.min, .max])
    func wrongNumber(number: Int) async throws {
        let today = Today(tuesday, due: [DueCell(found[2], due: tuesday), DueCell(found[1], due: tuesday)])
        let seen = try await typing("open \(number)", at: router(today))
        #expect(seen == ["! line 1: There is no \(number) here: the numbers go from 1 to 2."])
        #expect(listener.log.calls == [])
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: TodayScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router(Today(tuesday)))
    }

    @Test("undoes in the current chart", arguments: [TodayForm.page, .line])
    func undo(form: TodayForm) async throws {
        let history = EditHistoryStub()
        history.undoable = [.example(7)]
        let router = router(Today(tuesday), form, charts: OpenChartUseCaseFake(history: history))
        _ = try await typing("show", at: router)
        let edit = try await (router.interactable as? any EditHistoryProvider)?.editHistory?.undo()
        #expect(edit?.number == 7)
    }

    private func router(
        _ today: Today, _ form: TodayForm = .page, charts: OpenChartUseCaseFake = OpenChartUseCaseFake()
    ) -> any ViewableRouting {
        TodayBuilder(
            dependency: TodayDependencyStub(todayUseCase: TodayUseCaseFake(today), openChartUseCase: charts)
        ).build(listener: listener, form: form)
    }

    private func entry(_ text: String) throws -> ChartActivity {
        ChartActivity(
            Activity(
                number: 1, subGoal: try Position(1), position: try Position(2), item: try Title("Run 5 km"),
                time: Timestamp(milliseconds: 0), on: tuesday, text: try ActivityText(text)), of: .first)
    }
}
