import Basics
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import SuggestFeatureTesting
import SuggestionsDomainInterface
import SuggestionsDomainTesting
import Testing

@testable import SuggestFeature

@MainActor @Suite("Suggestions for a cell")
struct SuggestTests {
    private let useCase: MandalartUseCaseFake
    private let one: Position

    init() throws {
        useCase = MandalartUseCaseFake(try .marathon)
        one = try Position(1)
    }

    private func router(_ cell: Cell? = nil, in subGoal: Position? = nil) -> any ViewableRouting {
        SuggestBuilder(dependency: SuggestDependencyStub()).build(
            chart: .fake(useCase), cell: cell.map { CellTarget($0) }, in: subGoal)
    }

    @Test("are listed under numbers, with where they come from")
    func page() async throws {
        let seen = try await typing("show", at: router(.subGoal(try Position(2))))
        #expect(
            seen == [
                "Suggestions for sub-goal 2", "Run a marathon", "1  Run 30 minutes  built in",
                "2  Stretch after each run  your charts", "3  See the sea at dawn  your dreams",
                "4  Run with a friend  your program", "5  Sleep 8 hours  built in", "… and more: more",
            ])
    }

    @Test("are for the first empty cell where none is named")
    func firstEmpty() async throws {
        let whole = try await typing("show", at: router())
        #expect(whole.first == "Suggestions for sub-goal 2")
        let subGoal = try await typing("show", at: router(in: one))
        #expect(subGoal.prefix(2) == ["Suggestions for action item 1 of sub-goal 1", "Endurance"])
    }

    @Test("are written when they are picked, and not before, and are left then")
    func pick() async throws {
        let cell = Cell.actionItem(try Position(4), in: one)
        _ = try await typing("show", "more", "back", at: router(cell))
        #expect(try await useCase.chart() == .marathon)
        let seen = try await typing("pick 2", at: router(cell))
        #expect(seen == ["! Action item 4 of sub-goal 1 is Stretch after each run."])
        #expect(try await useCase.chart().content(of: cell)?.title.text == "Stretch after each run")
    }

    @Test("are written in the person's own words, and by the number alone")
    func pickEdited() async throws {
        let (four, six) = (Cell.actionItem(try Position(4), in: one), Cell.actionItem(try Position(6), in: one))
        let edited = try await typing("pick 1 Run 20 minutes", at: router(four))
        #expect(edited == ["! Action item 4 of sub-goal 1 is Run 20 minutes."])
        let picked = try await typing("3", at: router(six))
        #expect(picked == ["! Action item 6 of sub-goal 1 is See the sea at dawn."])
    }

    @Test("that are refused make room for others under their number, and do not come back")
    func refuse() async throws {
        let seen = try await typing("refuse 2", "show", "more", "show", at: router())
        #expect(seen.first == "! “Stretch after each run” is not suggested any more. undo brings it back.")
        #expect(seen.contains("2  Buy shoes that fit  built in"))
        #expect(seen.suffix(1) == ["1  Sign up for a race  built in"])
    }

    @Test("end with a line that says so")
    func noMore() async throws {
        let seen = try await typing("more", "more", at: router())
        #expect(seen.contains { $0.hasSuffix(SuggestionsError.noMore.explanation.english) })
        let last = try await typing("more", "show", at: router())
        #expect(last.suffix(2) == ["1  Buy shoes that fit  built in", "2  Sign up for a race  built in"])
    }

    @Test("have an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: SuggestScreen.commands)
        #expect(wrong == [])
    }

    @Test("are gone when they were left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
