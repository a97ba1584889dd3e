import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import SuggestionsDomain
import SuggestionsDomainInterface
import SuggestionsDomainTesting
import Testing

@Suite("Suggestions from several sources")
struct MergedSuggestionsTests {
    private struct Broken: Explained {
        var explanation: Phrase { Phrase(verbatim: "The source is broken.") }
    }

    private static func context(_ chart: Chart = Chart()) throws -> SuggestionContext {
        SuggestionContext(.subGoal(try Position(2)), in: chart, language: .english)
    }

    private func titles(_ suggestions: Suggestions) -> [String] { suggestions.offered.map(\.title.text) }

    @Test("are taken from each in turn, five at most")
    func inTurn() async throws {
        let sources = [
            try SuggesterFake(["a", "b", "c", "d"]), try SuggesterFake([]),
            try SuggesterFake(["1", "2"], from: .charts),
        ]
        let seen = try await MergedSuggestionsUseCase(sources, refusals: SuggestionsUseCaseFake())
            .suggestions(for: try Self.context())
        #expect(titles(seen) == ["a", "1", "b", "2", "c"])
        #expect(seen.offered.map(\.source) == [.corpus, .charts, .corpus, .charts, .corpus])
        #expect(seen.areMore)
        #expect(seen.notices == [])
    }

    @Test("are told once, in whatever case and width, and not if the chart has them")
    func filtered() async throws {
        let sources = [try SuggesterFake(["Swim", "Yoga", "ＹＯＧＡ"]), try SuggesterFake(["yoga", "run 5 KM", "Rest"])]
        let seen = try await MergedSuggestionsUseCase(sources, refusals: SuggestionsUseCaseFake())
            .suggestions(for: try Self.context(.marathon))
        #expect(titles(seen) == ["Yoga", "Rest"])
        #expect(!seen.areMore)
    }

    @Test("never include what was refused")
    func refused() async throws {
        let useCase = MergedSuggestionsUseCase([try SuggesterFake(["a", "b"])], refusals: SuggestionsUseCaseFake())
        try await useCase.refuse(try Title("a"), in: .first)
        let seen = try await useCase.suggestions(for: try Self.context())
        #expect(titles(seen) == ["b"])
    }

    @Test("leave out what is shown, for more")
    func more() async throws {
        let letters = try SuggesterFake(["a", "b", "c", "d", "e", "f", "g"])
        let useCase = MergedSuggestionsUseCase([letters], refusals: SuggestionsUseCaseFake())
        let first = try await useCase.suggestions(for: try Self.context())
        let second = try await useCase.suggestions(for: try Self.context().without(first.offered.map(\.title)))
        #expect(titles(first) == ["a", "b", "c", "d", "e"])
        #expect(first.areMore)
        #expect(titles(second) == ["f", "g"])
        #expect(!second.areMore)
    }

    @Test("come from the other sources when one fails, which says why")
    func failing() async throws {
        let sources = [SuggesterFake(failingWith: Broken()), try SuggesterFake(["a"])]
        let seen = try await MergedSuggestionsUseCase(sources, refusals: SuggestionsUseCaseFake())
            .suggestions(for: try Self.context())
        #expect(titles(seen) == ["a"])
        #expect(seen.notices == [Broken().explanation])
    }

    @Test("end when they are cancelled")
    func cancelled() async throws {
        let sources = [SuggesterFake(failingWith: CancellationError()), try SuggesterFake(["a"])]
        let useCase = MergedSuggestionsUseCase(sources, refusals: SuggestionsUseCaseFake())
        await #expect(throws: CancellationError.self) {
            _ = try await useCase.suggestions(for: try Self.context())
        }
    }

    @Test("know the grid of the cell")
    func context() throws {
        let (chart, one, four) = (try Chart.marathon, try Position(1), try Position(4))
        let item = SuggestionContext(.actionItem(four, in: one), in: chart, language: .korean)
        #expect(item.coreGoal?.text == "Run a marathon")
        #expect(item.subGoal?.text == "Endurance")
        #expect(item.neighbours.map(\.text) == ["Run 5 km", "Swim"])
        let goal = SuggestionContext(.subGoal(one), in: chart, language: .korean)
        #expect(goal.subGoal == nil)
        #expect(goal.neighbours.map(\.text) == ["잠을 충분히 자기"])
        #expect(goal.unwanted.count == 6)
    }
}
