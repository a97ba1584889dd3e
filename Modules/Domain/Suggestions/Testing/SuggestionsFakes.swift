package import Basics
package import MandalartDomainInterface
package import SuggestionsDomainInterface

/// A source that always has the same suggestions, or always fails.
package struct SuggesterFake: Suggester {
    private let answer: Result<[Suggestion], any Error>

    /// Creates a source that suggests the titles in this order.
    package init(_ titles: [String], from source: SuggestionSource = .corpus) throws {
        answer = .success(try titles.map { Suggestion(try Title($0), from: source) })
    }

    /// Creates a source that always throws the error.
    package init(failingWith error: any Error) {
        answer = .failure(error)
    }

    package func suggestions(for context: SuggestionContext, atMost count: Int) throws -> [Suggestion] {
        var filter = SuggestionFilter(context)
        return Array(try answer.get().filter { filter.admits($0.title) }.prefix(count))
    }

    package func notices() -> [Phrase] { [] }
}

/// A use case with a fixed list of suggestions, and a repository of rejected titles in memory, whose charts are ignored.
/// Tests can make it fail.
package actor SuggestionsUseCaseFake: SuggestionsUseCase, RefusalsRepository {
    private let suggestions: [Suggestion]
    private let notices: [Phrase]
    private var refused: [Title] = []
    private var failure: (any Error)?

    /// Creates a fake with the given suggestions, in this order, and notices.
    package init(_ suggestions: [Suggestion], notices: [Phrase] = []) {
        (self.suggestions, self.notices) = (suggestions, notices)
    }

    /// Creates a fake with seven sample suggestions.
    package init() {
        self.init(Suggestion.samples)
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func suggestions(for context: SuggestionContext) throws -> Suggestions {
        if let failure { throw failure }
        var filter = SuggestionFilter(context.without(refused))
        let left = suggestions.filter { filter.admits($0.title) }
        return Suggestions(
            Array(left.prefix(Suggestions.most)), areMore: left.count > Suggestions.most, notices: notices)
    }

    package func refusals() -> Set<Title> { Set(refused) }

    /// Forgets all rejected titles, so that they are suggested again.
    package func forgetRefusals() {
        refused = []
    }

    package func refuse(_ title: Title, in chart: ChartID) throws {
        if let failure { throw failure }
        refused.append(title)
    }
}
