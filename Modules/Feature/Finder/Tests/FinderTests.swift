import Basics
import BasicsTesting
import DreamsDomainInterface
import DreamsDomainTesting
import FinderFeatureTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import FinderFeature

@MainActor @Suite("The list of what was found")
struct FinderTests {
    let useCase: FinderUseCaseFake
    let dreams: DreamsUseCaseFake
    let listener = FinderListenerSpy()

    init() throws {
        dreams = try DreamsUseCaseFake()
        useCase = FinderUseCaseFake(try FoundCell.samples, at: Timestamp(milliseconds: 20 * 86_400_000))
    }

    private func router(_ query: FinderQuery) -> any ViewableRouting {
        FinderBuilder(dependency: FinderDependencyStub(finderUseCase: useCase, dreamsUseCase: dreams))
            .build(listener: listener, query: query)
    }

    @Test("shows each cell with its rate and the place where it is")
    func search() async throws {
        #expect(
            try await typing("show", at: router(.search(try SearchWords("run")))) == [
                "“run”: 3 found",
                "1  Run 5 km  40%  1:1/2 · Endurance · Run a marathon",
                "2  Run a marathon  1:5",
                "3  Run the household  archived · 2:6 · Home",
            ])
    }

    @Test("shows what to do next with the days since it was touched")
    func next() async throws {
        #expect(
            try await typing("show", at: router(.next(.usual))) == [
                "Next: what you left alone the longest",
                "1  Swim  10%  edited 17 days ago · 1:1/3 · Endurance · Run a marathon",
                "2  Run 5 km  40%  edited yesterday · 1:1/2 · Endurance · Run a marathon",
            ])
        #expect(
            try await typing("show", at: router(.stale(.usual))) == [
                "Left alone for 14 days or longer",
                "1  Swim  10%  edited 17 days ago · 1:1/3 · Endurance · Run a marathon",
            ])
    }

    @Test("shows as many rows as a person wants, and all that was left alone where they say so")
    func rows() async throws {
        let item = try FoundCell.samples[1]
        let dependency = FinderDependencyStub(
            finderUseCase: FinderUseCaseFake(
                [FoundCell](repeating: item, count: 30), at: Timestamp(milliseconds: 20 * 86_400_000)),
            dreamsUseCase: dreams)
        func lines(_ query: FinderQuery) async throws -> [String] {
            try await typing("show", at: FinderBuilder(dependency: dependency).build(listener: listener, query: query))
        }
        let counts = try await [lines(.next(.usual)), lines(.next(try RowCount("7")))].map(\.count)
        #expect(counts == [6, 8])
        let first = try await lines(.stale(.usual))
        #expect(first.count == 22)
        #expect(first.last == "… and more: stale all")
        let all = try await lines(.stale(.all))
        #expect(all.count == 31)
        #expect(all.first == "All that was left alone for 14 days or longer; “stale 1” begins earlier")
    }

    @Test("has the numbers flush right")
    func numbers() async throws {
        let found = [FoundCell](repeating: try FoundCell.samples[2], count: 10)
        let dependency = FinderDependencyStub(finderUseCase: FinderUseCaseFake(found), dreamsUseCase: dreams)
        let search = FinderQuery.search(try SearchWords("run"))
        let seen = try await typing(
            "show", at: FinderBuilder(dependency: dependency).build(listener: listener, query: search))
        #expect(
            seen.suffix(2) == [" 9  Run a marathon  1:5", "10  Run a marathon  1:5"])
    }

    @Test("undoes in the current chart")
    func undo() async throws {
        let history = EditHistoryStub()
        history.undoable = [.example(7)]
        let router = FinderBuilder(
            dependency: FinderDependencyStub(
                dreamsUseCase: dreams, openChartUseCase: OpenChartUseCaseFake(history: history))
        ).build(listener: listener, query: .next(.usual))
        _ = try await typing("show", at: router)
        let edit = try await (router.interactable as? any EditHistoryProvider)?.editHistory?.undo()
        #expect(edit?.number == 7)
    }

    @Test("says when there is nothing")
    func nothing() async throws {
        #expect(
            try await typing("show", at: router(.search(try SearchWords("fly"))))
                == ["No cell, no log entry and no wish has “fly” in it."])
        #expect(
            try await typing("show", at: router(.stale(try StaleDays("18"))))
                == ["No unfinished action item was left alone for 18 days."])
    }

    @Test("says what to do where no action item is filled in yet, and says so only there")
    func nothingFilled() async throws {
        func lines(_ cells: [FoundCell], _ query: FinderQuery) async throws -> [String] {
            let dependency = FinderDependencyStub(finderUseCase: FinderUseCaseFake(cells), dreamsUseCase: dreams)
            return try await typing(
                "show", at: FinderBuilder(dependency: dependency).build(listener: listener, query: query))
        }
        let goal = FoundCell(in: .first, called: nil, cell: .coreGoal, title: try Title("Run a marathon"))
        let done = FoundCell(
            in: .first, called: nil, cell: .actionItem(try Position(2), in: try Position(1)), title: try Title("Swim"),
            subGoal: try Title("Endurance"), rate: try AchievementRate(100))
        for query in [FinderQuery.next(.usual), .stale(.usual)] {
            #expect(
                try await lines([goal], query) == [
                    "No action item is filled in yet. home fill asks for one cell after the other."
                ])
        }
        let nothing = "No action item is unfinished. Habits are in “today”."
        #expect(try await lines([goal, done], .next(.usual)) == [nothing])
    }

    @Test("shows the log entries behind the cells with their days and items, and leads to the items")
    func entries() async throws {
        let item = try FoundCell.samples[0]
        let entry = FoundEntry(number: 7, on: Day(number: 20), text: try ActivityText("bought shoes"), of: item)
        let finder = FinderUseCaseFake([item], entries: [entry], at: Timestamp(milliseconds: 20 * 86_400_000))
        let router = FinderBuilder(dependency: FinderDependencyStub(finderUseCase: finder, dreamsUseCase: dreams))
            .build(listener: listener, query: .search(try SearchWords("shoes")))
        let seen = try await typing("show", "open 1", at: router)
        #expect(seen == ["“shoes”: 1 found", "1  1970-01-21  bought shoes  1:1/2 · Run 5 km"])
        #expect(listener.log.calls == ["finderDidPick(chart/1/subgoal/1/item/2)"])
    }

    @Test("shows the wishes behind the cells, and leads to them")
    func wishes() async throws {
        for title in ["See the sea at dawn", "Run a marathon"] { _ = try await dreams.add(try Title(title)) }
        try await dreams.edit(try WishNumber(1), [.done(try Day("2026-11-01"))])
        let search = FinderQuery.search(try SearchWords("sea"))
        #expect(
            try await typing("show", at: router(search)) == [
                "“sea”: 1 found", "1  See the sea at dawn  wish · dreams/wish/1 · came true on 2026-11-01",
            ])
        let run = FinderQuery.search(try SearchWords("run"))
        let seen = try await typing("show", "open 4", at: router(run))
        #expect(seen.first == "“run”: 4 found")
        #expect(
            seen.suffix(2) == [
                "3  Run the household  archived · 2:6 · Home", "4  Run a marathon  wish · dreams/wish/2",
            ])
        #expect(listener.log.calls == ["finderDidPick(dreams/wish/2)"])
    }

    @Test("does, rates and logs under a number, and keeps the numbers")
    func edits() async throws {
        let chart = MandalartUseCaseFake(try .marathon)
        let item = try #require(try await chart.chart().content(of: try Self.firstItem))
        let found = FoundCell(
            in: .first, called: nil, cell: try Self.firstItem, id: item.item?.id, title: item.title,
            subGoal: try Title("Endurance"), rate: .zero)
        let charts = OpenChartUseCaseFake(chart)
        let router = FinderBuilder(
            dependency: FinderDependencyStub(
                finderUseCase: FinderUseCaseFake([found]), dreamsUseCase: dreams, openChartUseCase: charts)
        ).build(listener: listener, query: .next(.usual))
        let seen = try await typing("done 1", "rate 1 -10", "log 1 ran 6 km", "done 2", at: router)
        let name = item.title.text
        #expect(
            seen.suffix(4) == [
                "! “\(name)” is 100% done.", "! “\(name)” is 90% done.", "! Logged for “\(name)”: ran 6 km.",
                "! line 4: There is no 2 here: the numbers go from 1 to 1.",
            ])
        let rate = try await chart.chart().subGoals[Position(1)]?.items[Position(2)]?.rate.percent
        #expect(rate == 90)
    }

    @Test("does, rates, logs and opens what it does not list at its address")
    func addresses() async throws {
        let router = FinderBuilder(
            dependency: FinderDependencyStub(
                dreamsUseCase: dreams, openChartUseCase: OpenChartUseCaseFake(MandalartUseCaseFake(try .marathon)))
        ).build(listener: listener, query: .next(.usual))
        let seen = try await typing("rate 1/3 50", "log 1/3 swam", "done 1/3", "open 1/3", at: router)
        #expect(seen.suffix(3) == ["! “Swim” is 50% done.", "! Logged for “Swim”: swam.", "! “Swim” is 100% done."])
        #expect(listener.log.calls == ["finderDidPick(chart/1/subgoal/1/item/3)"])
    }

    @Test("edits no goal, no wish, and no cell that holds another item now")
    func refusesEdits() async throws {
        let chart = MandalartUseCaseFake(try .marathon)
        let gone = FoundCell(
            in: .first, called: nil, cell: try Self.firstItem, id: Identity(1), title: try Title("Gone"), rate: .zero)
        _ = try await dreams.add(try Title("Gone fishing"))
        let goal = FoundCell(in: .first, called: nil, cell: .coreGoal, title: try Title("Gone far"))
        let router = FinderBuilder(
            dependency: FinderDependencyStub(
                finderUseCase: FinderUseCaseFake([gone, goal]), dreamsUseCase: dreams,
                openChartUseCase: OpenChartUseCaseFake(chart))
        ).build(listener: listener, query: .search(try SearchWords("gone")))
        let seen = try await typing("done 1", "rate 2 10", "done 3", at: router, isInteractive: true)
        #expect(
            seen.filter { $0.hasPrefix("! “") || $0.contains("not an action") } == [
                "! “Gone” is no longer in its place. “show” shows the list as it is now.",
                "! 2 is not an action item. “open 2” goes there.", "! 3 is not an action item. “open 3” goes there.",
            ])
    }

    private static var firstItem: Cell {
        get throws { .actionItem(try Position(2), in: try Position(1)) }
    }

    @Test("leads to what is under a number")
    func pick() async throws {
        _ = try await typing("open 1", at: router(.search(try SearchWords("km"))))
        #expect(listener.log.calls == ["finderDidPick(chart/1/subgoal/1/item/2)"])
    }

    @Test(
        "says in one line why nothing can be opened",
        arguments: [
            ("run", "open 4", "There is no 4 here: the numbers go from 1 to 3."),
            ("run", "open \(Int.min)", "There is no \(Int.min) here: the numbers go from 1 to 3."),
            (
                "run", "open x",
                "No title in this chart has “x”. “search” looks through all charts."
            ),
            ("fly", "open 1", "No item has a number here. An item can be named by its cell, such as 3/2."),
        ])
    func refused(words: String, line: String, reason: String) async throws {
        #expect(try await typing(line, at: router(.search(try SearchWords(words)))) == ["! line 1: \(reason)"])
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(.next(.usual)), typing: "back"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: FinderScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router(.next(.usual)))
    }
}
