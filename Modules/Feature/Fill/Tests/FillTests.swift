import Basics
import Commands
import ConsoleTesting
import Host
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Ribcage
import RibcageTesting
import SuggestionsDomainTesting
import Testing

@testable import FillFeature

@MainActor @Suite("The guided fill")
struct FillTests {
    private func typing(
        _ lines: [String], into useCase: MandalartUseCaseFake, in subGoal: Position? = nil
    ) async throws -> [String] {
        let root = RouterSpy()
        root.attach(FillBuilder(dependency: FillDependencyStub()).build(chart: useCase, in: subGoal), at: "fill")
        let console = ConsoleScript(lines, width: 100)
        root.interactor.whenResigning = { #expect(root.children.isEmpty) }
        _ = try await PromptHost(root: root, console: console).run()
        return console.transcript
    }

    @Test("asks for the goal, then the sub-goals, then the items of each that is filled")
    func order() async throws {
        let useCase = MandalartUseCaseFake()
        let lines = ["Run a marathon", "Endurance", "", "", "", "", "", "", "Sleep", "Run 5 km", "."]
        #expect(
            try await typing(lines, into: useCase) == [
                "0 of 73 cells are filled.", "What do you want to reach?",
                "! Enter alone skips, < goes back, . leaves, ? suggests something. Each answer is kept at once.",
                "Core goal> Run a marathon", "! What does it take? Eight sub-goals.",
                "Sub-goal 1 (1 of 8)> Endurance", "Sub-goal 2 (2 of 8)> ", "Sub-goal 3 (3 of 8)> ",
                "Sub-goal 4 (4 of 8)> ", "Sub-goal 6 (5 of 8)> ", "Sub-goal 7 (6 of 8)> ", "Sub-goal 8 (7 of 8)> ",
                "Sub-goal 9 (8 of 8)> Sleep", "! What will you do for “Endurance”? Eight action items.",
                "Action item 1/1 (1 of 64)> Run 5 km", "Action item 1/2 (2 of 64)> .",
                "! 4 of 73 cells are filled. fill goes on with the first empty one.",
            ])
        let chart = try await useCase.chart()
        #expect(chart.subGoals[try Position(1)]?.items[try Position(1)]?.title.text == "Run 5 km")
    }

    @Test("takes a percent at the end of an item for its rate, as set does, but not at the end of a goal")
    func rates() async throws {
        let useCase = MandalartUseCaseFake()
        _ = try await typing(["Run 40%", "Endure 10%", ".", "fill"], into: useCase)
        _ = try await typing(["Run 5 km 20%", "."], into: useCase, in: try Position(1))
        let chart = try await useCase.chart()
        #expect(chart.coreGoal?.title.text == "Run 40%")
        let endure = try #require(chart.subGoals[try Position(1)])
        #expect(endure.title.text == "Endure 10%")
        let item = try #require(endure.items[try Position(1)])
        #expect(item.title.text == "Run 5 km")
        #expect(item.rate.percent == 20)
    }

    @Test("begins with the first cell that is empty, and goes back to filled ones")
    func resume() async throws {
        let useCase = MandalartUseCaseFake(try Chart.marathon)
        let seen = try await typing(["Strength", "<", "Power", "<", "<", "", "."], into: useCase)
        #expect(
            seen.filter { $0.contains("> ") } == [
                "Sub-goal 2 (2 of 8)> Strength", "Sub-goal 3 (3 of 8)> <", "Sub-goal 2 (2 of 8) [Strength]> Power",
                "Sub-goal 3 (3 of 8)> <", "Sub-goal 2 (2 of 8) [Power]> <", "Sub-goal 1 (1 of 8) [Endurance]> ",
                "Sub-goal 3 (3 of 8)> .",
            ])
        #expect(try await useCase.chart().subGoals[try Position(2)]?.title.text == "Power")
    }

    @Test("keeps a title that filled the cell meanwhile, and asks again with that title")
    func filledMeanwhile() async throws {
        let (useCase, cell) = (MandalartUseCaseFake(try Chart.marathon), Cell.subGoal(try Position(2)))
        let interactor = FillInteractor(
            mandalartUseCase: useCase, subGoal: nil, suggestionsUseCase: SuggestionsUseCaseFake(),
            languageChoice: LanguageChoice())
        try await interactor.send(.load)
        #expect(interactor.state.cell == cell)
        let other = try Title("Other window")
        _ = try await useCase.edit(cell, .change([.title(other)]))
        await #expect(throws: MandalartError.filledSince(cell, other)) {
            try await interactor.send(.input(.answer("Mine")))
        }
        let kept = try await useCase.chart().content(of: cell)?.title
        #expect(kept == other)
        #expect(interactor.state.cell == cell)
        #expect(interactor.state.chart.content(of: cell)?.title == other)
        // Now that the title is shown, another answer replaces it.
        try await interactor.send(.input(.answer("Mine")))
        let replaced = try await useCase.chart().content(of: cell)?.title.text
        #expect(replaced == "Mine")
    }

    @Test("asks again for what is no title, and leaves nothing half done when input ends")
    func badInput() async throws {
        let useCase = MandalartUseCaseFake()
        let long = String(repeating: "x", count: 201)
        let seen = try await typing([long, "?", "Fly"], into: useCase)
        #expect(seen.contains("! A title has at most 200 characters; this one has 201."))
        #expect(seen.contains("! What do you want to reach?"))
        #expect(seen.last == "! 1 of 73 cells is filled. fill goes on with the first empty one.")
    }

    @Test("ends after the last cell, and says what is still empty")
    func end() async throws {
        let useCase = MandalartUseCaseFake()
        let seen = try await typing(["Fly"] + Array(repeating: "", count: 8), into: useCase)
        #expect(
            seen.last
                == "! That was the last cell, and 1 of 73 are filled. fill asks again for those that are empty.")
        let full = MandalartUseCaseFake(try Chart.full)
        #expect(
            try await HostTesting.typing(
                "show", at: FillBuilder(dependency: FillDependencyStub()).build(chart: full, in: nil)
            )
            .first
                == "All 73 cells are filled.")
    }

    @Test("asks for the items of one sub-goal alone where it was opened there")
    func subGoal() async throws {
        let (useCase, one) = (MandalartUseCaseFake(try Chart.marathon), try Position(1))
        let seen = try await typing(["Stretch", "<", "<", "", "", "Sleep", "."], into: useCase, in: one)
        #expect(
            seen == [
                "2 of 8 cells are filled.", "What will you do for “Endurance”? Eight action items.",
                "! Enter alone skips, < goes back, . leaves, ? suggests something. Each answer is kept at once.",
                "Action item 1 (1 of 8)> Stretch", "Action item 4 (4 of 8)> <", "Action item 3 (3 of 8) [Swim]> <",
                "Action item 2 (2 of 8) [Run 5 km]> ", "Action item 4 (4 of 8)> ", "Action item 6 (5 of 8)> Sleep",
                "Action item 7 (6 of 8)> .", "! 4 of 8 cells are filled. fill goes on with the first empty one.",
            ])
        let items = try await useCase.chart().subGoals[one]?.items
        #expect(items?[one]?.title.text == "Stretch")
    }

    @Test("suggests something by ?, and takes a number for it, unless a backslash makes a title of it")
    func suggestions() async throws {
        let useCase = MandalartUseCaseFake()
        let seen = try await typing(["Fly", "?", "?", "1", "?", "\\2", "2", "."], into: useCase)
        let first = seen.drop { $0 != "! What does it take? Eight sub-goals." }.dropFirst(2).prefix(8)
        #expect(
            Array(first) == [
                "! What does it take? Eight sub-goals.",
                "! Enter alone skips, < goes back, . leaves, ? suggests something. Each answer is kept at once.",
                "! 1  Run 30 minutes  built in", "! 2  Stretch after each run  your charts",
                "! 3  See the sea at dawn  your dreams", "! 4  Run with a friend  your program",
                "! 5  Sleep 8 hours  built in",
                "! A number picks one; any other answer is the title. ? shows others.",
            ])
        #expect(seen.contains("! 1  Buy shoes that fit  built in"))
        // The number is of what was shown last, and for the cell that is asked for.
        let chart = try await useCase.chart()
        #expect(Position.all.prefix(3).map { chart.subGoals[$0]?.title.text } == ["Buy shoes that fit", "2", "2"])
    }

    @Test("takes a number that no suggestion has for the title, also the least that there is")
    func otherNumber() async throws {
        let useCase = MandalartUseCaseFake()
        _ = try await typing(["Fly", "?", "0", "?", "\(Int.min)", "."], into: useCase)
        let chart = try await useCase.chart()
        let seen = Position.all.prefix(2).map { chart.subGoals[$0]?.title.text }
        #expect(seen == ["0", "\(Int.min)"])
    }

    @Test("begins the suggestions anew after the last, and has none that a cell of the chart is called")
    func allSuggestions() async throws {
        let useCase = MandalartUseCaseFake()
        let seen = try await typing(["Fly", "Run 30 minutes", "?", "?", "?", "."], into: useCase)
        let firstRows = seen.filter { $0.hasPrefix("! 1  ") }
        let (stretch, race) = ("! 1  Stretch after each run  your charts", "! 1  Sign up for a race  built in")
        #expect(firstRows == [stretch, race, stretch])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: FillBuilder(dependency: FillDependencyStub()).build(chart: MandalartUseCaseFake(), in: nil))
    }
}
