import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import SuggestFeatureTesting
import SuggestionsDomainInterface
import SuggestionsDomainTesting
import Testing

@testable import SuggestFeature

@MainActor @Suite("The logic of suggestions")
struct SuggestInteractorTests {
    private let useCase: MandalartUseCaseFake
    private let suggestions = SuggestionsUseCaseFake()
    private let router = RoutableSpy()
    private let (one, two): (Position, Position)

    init() throws {
        useCase = MandalartUseCaseFake(try .marathon)
        (one, two) = (try Position(1), try Position(2))
    }

    private func interactor(_ cell: Cell?, in subGoal: Position? = nil) -> SuggestInteractor {
        let interactor = SuggestInteractor(
            chart: .fake(useCase), cell: cell.map { CellTarget($0) }, in: subGoal, suggestionsUseCase: suggestions,
            languageChoice: LanguageChoice())
        interactor.router = router
        return interactor
    }

    @Test("needs an empty cell, and for an item a filled sub-goal")
    func wrongCell() async throws {
        let filled = SuggestionsError.filled(CellTarget(.subGoal(one)))
        await #expect(throws: filled) { try await interactor(.subGoal(one)).send(.load) }
        let empty = MandalartError.empty(.subGoal(two))
        await #expect(throws: empty) { try await interactor(.actionItem(one, in: two)).send(.load) }
        let full = MandalartUseCaseFake(try .full)
        let none = SuggestInteractor(
            chart: .fake(full), cell: nil, in: nil, suggestionsUseCase: suggestions, languageChoice: LanguageChoice())
        await #expect(throws: SuggestionsError.nothingEmpty) { try await none.send(.load) }
    }

    @Test("does not write over what another program wrote meanwhile")
    func meanwhile() async throws {
        let interactor = interactor(.subGoal(two))
        try await interactor.send(.load)
        let mine = try Title("Mine")
        _ = try await useCase.edit(.subGoal(two), .change([.title(mine)]))
        await #expect(throws: MandalartError.filledSince(.subGoal(two), mine)) {
            try await interactor.send(.pick(try SuggestionNumber("1"), nil))
        }
        #expect(try await useCase.chart().subGoals[two]?.title.text == "Mine")
    }

    @Test("are for the next empty cell once the one that was found is filled, with the first page")
    func next() async throws {
        let interactor = interactor(nil)
        try await interactor.send(.load)
        #expect(interactor.state.target == CellTarget(.subGoal(two)))
        let rows = interactor.state.rows
        try await interactor.send(.more)
        _ = try await useCase.edit(.subGoal(two), .change([.title(try Title("Mine"))]))
        try await interactor.send(.load)
        #expect(interactor.state.target == CellTarget(.subGoal(try Position(3))))
        #expect(interactor.state.rows == rows)
    }

    @Test("knows the numbers that there are")
    func numbers() async throws {
        let interactor = interactor(.subGoal(two))
        try await interactor.send(.load)
        await #expect(throws: SuggestionsError.noSuchNumber(9, of: [1, 2, 3, 4, 5])) {
            try await interactor.send(.refuse(try SuggestionNumber("9")))
        }
        #expect(throws: SuggestionsError.notANumber("x")) { _ = try SuggestionNumber("x") }
    }

    @Test("brings a refused one back under its number when the refusal is undone")
    func undone() async throws {
        let interactor = interactor(.subGoal(two))
        try await interactor.send(.load)
        let rows = interactor.state.rows
        try await interactor.send(.refuse(try SuggestionNumber("2")))
        let seen = interactor.state.rows.map { "\($0.number) \($0.suggestion.title)" }
        #expect(
            seen == [
                "1 Run 30 minutes", "2 Buy shoes that fit", "3 See the sea at dawn", "4 Run with a friend",
                "5 Sleep 8 hours",
            ])
        await suggestions.forgetRefusals()
        try await interactor.send(.load)
        #expect(interactor.state.rows == rows)
    }

    @Test("shows on arrival what it showed before, without what was refused meanwhile")
    func arrival() async throws {
        let interactor = interactor(.subGoal(two))
        try await interactor.send(.load)
        try await interactor.send(.more)
        let rows = interactor.state.rows
        try await interactor.send(.load)
        #expect(interactor.state.rows == rows)
        try await suggestions.refuse(try Title("Buy shoes that fit"), in: .first)
        try await interactor.send(.load)
        #expect(interactor.state.rows.map(\.suggestion.title.text) == ["Sign up for a race"])
    }
}
