import Basics
import CellsFeatureInterface
import Commands
import EditorFeatureTesting
import FillFeatureTesting
import HostTesting
import ItemFeatureTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import SubGoalFeatureTesting
import SuggestFeatureTesting
import TerminalTesting
import Testing

@testable import SubGoalFeature

@MainActor @Suite("A sub-goal")
struct SubGoalTests {
    let useCase: MandalartUseCaseFake
    let profile = ProfileUseCaseFake()
    let listener = SubGoalListenerSpy()
    let dependency: SubGoalDependencyStub
    let one: Position
    let two: Position

    init() throws {
        useCase = MandalartUseCaseFake(try Chart.marathon)
        dependency = SubGoalDependencyStub(profileUseCase: profile)
        (one, two) = (try Position(1), try Position(2))
    }

    private func router(_ position: Position) -> any ViewableRouting {
        SubGoalBuilder(dependency: dependency).build(
            chart: .fake(useCase), position: position, listener: listener)
    }

    @Test("shows its items with their rates around it")
    func page() async throws {
        #expect(
            try await typing("show", at: router(one)) == [
                "Sub-goal 1: 2 of 8 action items, 25% done.",
                "Long and slow first",
                "┌─────────────────────────┬─────────────────────────┬─────────────────────────┐",
                "│ 1 set 1 <title…>        │ 2 Run 5 km              │ 3 Swim                  │",
                "│                         │                         │                         │",
                "│                         │   ██████▍░░░░░░░░░  40% │   █▌░░░░░░░░░░░░░░  10% │",
                "├─────────────────────────┼─────────────────────────┼─────────────────────────┤",
                "│ 4 set 4 <title…>        │ 5 Endurance             │ 6 set 6 <title…>        │",
                "│                         │                         │                         │",
                "│                         │   ████░░░░░░░░░░░░  25% │                         │",
                "├─────────────────────────┼─────────────────────────┼─────────────────────────┤",
                "│ 7 set 7 <title…>        │ 8 set 8 <title…>        │ 9 set 9 <title…>        │",
                "│                         │                         │                         │",
                "│                         │                         │                         │",
                "└─────────────────────────┴─────────────────────────┴─────────────────────────┘",
            ])
    }

    @Test("leads to the page of an item by its number or its title, and its parent to a cell elsewhere")
    func item() async throws {
        _ = try await typing("open 2", "back", "open swim", "back", "item 2", "back", "open 1/3", at: router(one))
        let three = try Position(3)
        #expect(dependency.itemMock.buildCalls.map(\.position) == [two, three, two, three])
        _ = try await typing("open 6/1", "open 2:1", "open 2:1/2", "open 11시", "open 2:5", at: router(one))
        #expect(
            listener.subGoalDidPickCalls.map { "\(CellAddress($0.cell, in: $0.chart))" } == [
                "1:6/1", "2:1", "2:1/2", "1:6/1", "2:5",
            ])
        for (line, error) in [
            ("open 1", "Action item 1 of sub-goal 1 is empty. Give it a title first."),
            ("open 5", "5 is the centre. The positions around it are 1 to 4 and 6 to 9."),
            ("open nothing", "No title in this chart has “nothing”. “search” looks through all charts."),
        ] {
            let wrong = try await typing(line, at: router(one))
            #expect(wrong == ["! line 1: \(error)"])
        }
    }

    @Test("says in its heading which of several charts it is in")
    func named() async throws {
        let chart = OpenChart.fake(useCase, name: try Title("Career"))
        let router = SubGoalBuilder(dependency: dependency).build(chart: chart, position: one, listener: listener)
        let seen = try await typing("show", at: router).first
        #expect(seen == "Career  Sub-goal 1: 2 of 8 action items, 25% done.")
    }

    @Test("lines up with Korean, Japanese and emoji titles")
    func widths() async throws {
        let interactor = SubGoalInteractor(
            chart: .fake(useCase), position: one, profileUseCase: profile, listener: listener)
        for (position, title) in zip(Position.all, ["매일 아침 달리기", "週に三回泳ぐ", "👨‍👩‍👧‍👦 함께 🇰🇷", "e\u{301}tude"]) {
            try await interactor.send(
                .edit([.address(CellAddress(.around(position)))], .set(try RatedTitle(words: [TypedWord(title)]), nil)))
        }
        #expect(
            unevenLines(in: SubGoalScreen.page(of: interactor.state, for: Reader(width: 80)))
                .isEmpty)
    }

    @Test("names an item, with or without its rate, and says so")
    func set() async throws {
        #expect(
            try await typing("set 4 \"Long run\" 5%", "set 4 Hike", at: router(one)) == [
                "! Action item 4 is Long run, 5% done.", "! Action item 4 is Hike, 5% done.",
                "! It was Long run before; “undo” brings that back.",
            ])
    }

    @Test("takes a percent at the end or --rate for the rate, and a number for a part of the title")
    func rateAtTheEnd() async throws {
        #expect(
            try await typing(
                "set 4 Run 5 km", "set 4 Run 6 km 40%", "set 6 Read chapter 7", "set 6 --rate 30 Run 50%",
                "set 6 \"Run 5%\"", "set 4 Run 101%", at: router(one))
                == [
                    "! Action item 4 is Run 5 km, 0% done.", "! Action item 4 is Run 6 km, 40% done.",
                    "! It was Run 5 km before; “undo” brings that back.",
                    "! Action item 6 is Read chapter 7, 0% done.", "! Action item 6 is Run 50%, 30% done.",
                    "! It was Read chapter 7 before; “undo” brings that back.",
                    "! Action item 6 is Run 5%, 30% done.", "! It was Run 50% before; “undo” brings that back.",
                    "! line 6: A rate is a whole number from 0 to 100, not “101%”.",
                ])
    }

    @Test("rates a filled item, and refuses to rate an empty one")
    func rate() async throws {
        #expect(try await typing("rate 2 60", at: router(one)) == ["! Action item 2 is Run 5 km, 60% done."])
        #expect(
            try await typing("rate 9 60", at: router(one))
                == ["! line 1: Action item 9 of sub-goal 1 is empty. Give it a title first."])
    }

    @Test("changes a rate by what is said with a sign, and stays within 0 and 100")
    func relativeRate() async throws {
        let seen = try await typing("rate 2 +10", "rate 2 -20%", "rate 2 +90", "rate ２ ５", at: router(one))
        #expect(
            seen == [50, 30, 100, 5].map { "! Action item 2 is Run 5 km, \($0)% done." })
    }

    @Test("reaches the items of other sub-goals by their addresses")
    func addresses() async throws {
        let seen = try await typing("rate 6/1 10", "set 6/2 Nap", "clear 1/2", "log 6/1 slept", at: router(one))
        #expect(
            seen.prefix(3) == [
                "! Action item 1 of sub-goal 6 is 11시 전에 눕기, 10% done.",
                "! Action item 2 of sub-goal 6 is Nap, 0% done.",
                "! Action item 2 is empty now.",
            ])
    }

    @Test("clears an item without a question, for undo brings it back")
    func clear() async throws {
        #expect(try await typing("clear 2", at: router(one)) == ["! Action item 2 is empty now."])
        #expect(try await useCase.chart().subGoals[one]?.items[two] == nil)
    }

    @Test(
        "tells what is wrong in one line and changes nothing",
        arguments: [
            ("set 5 Centre", "5 is the centre, sub-goal 1. “edit 5” changes its title."),
            ("set 0 Nothing", "A position is a number from 1 to 9, by rows, not “0”."),
            ("set 1 \" \"", "A title may not be empty."),
            ("set 2 Run 101%", "A rate is a whole number from 0 to 100, not “101%”."),
            ("rate 2", "“rate” needs a rate: rate <item…> <rate>"),
        ])
    func badInput(line: String, message: String) async throws {
        let before = try await useCase.chart()
        #expect(try await typing(line, at: router(one)) == ["! line 1: \(message)"])
        #expect(try await useCase.chart() == before)
    }

    @Test("shows its hint once to a person, with an item that there is")
    func hint() async throws {
        let hint = "! rate 2 60 says how far an item is done, show shows the grid, back leaves."
        #expect(try await typing("", at: router(one), isInteractive: true).contains(hint))
        #expect(try await typing("", at: router(one), isInteractive: true).contains(hint) == false)
    }

    @Test("leads to the form of an item, or of the sub-goal itself")
    func edit() async throws {
        #expect(try await typing("edit 2", "show", at: router(one)) == ["edit 2"])
        #expect(dependency.editorMock.buildCalls.last?.cell == CellTarget(.actionItem(two, in: one)))
        #expect(try await typing("edit 5", "show", at: router(one)) == ["edit 5"])
        #expect(dependency.editorMock.buildCalls.last?.cell == CellTarget(.subGoal(one)))
    }

    @Test("suggests something for an item, or for the first empty one of this sub-goal")
    func suggest() async throws {
        #expect(try await typing("suggest 4", "show", at: router(one)) == ["suggest 4"])
        #expect(dependency.suggestMock.buildCalls.last?.cell == CellTarget(.actionItem(try Position(4), in: one)))
        #expect(try await typing("suggest", "show", at: router(one)) == ["suggest"])
        #expect(dependency.suggestMock.buildCalls.map(\.cell).last == .some(nil))
        #expect(dependency.suggestMock.buildCalls.map(\.subGoal) == [one, one])
    }

    @Test("lets its empty items be filled one by one")
    func fill() async throws {
        #expect(try await typing("fill", "show", at: router(one)) == ["fill"])
        #expect(dependency.fillMock.buildCalls.map(\.subGoal) == [one])
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(one), typing: "back"))
    }

    @Test("moves, swaps and copies items, also to another sub-goal, and says so")
    func placing() async throws {
        #expect(
            try await typing("move 2 4", "swap 4 3", "copy 3 6/9", "copy 3 6/1", at: router(one)) == [
                "! Action item 2 of sub-goal 1 is now action item 4 of sub-goal 1.",
                "! Action item 4 of sub-goal 1 and action item 3 of sub-goal 1 have changed places.",
                "! Action item 3 of sub-goal 1 is copied to action item 9 of sub-goal 6.",
                "! line 4: Action item 1 of sub-goal 6 is filled already. Swap the two, or clear it first.",
            ])
        let chart = try await useCase.chart()
        #expect(chart.subGoals[try Position(6)]?.items[try Position(9)]?.title.text == "Run 5 km")
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: SubGoalScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: router(one))
    }
}
