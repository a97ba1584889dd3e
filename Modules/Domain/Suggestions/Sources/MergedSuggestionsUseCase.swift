import Basics
package import MandalartDomainInterface
package import SuggestionsDomainInterface

/// The use case that merges the suggestions of several sources by taking one from each in turn.
package struct MergedSuggestionsUseCase: SuggestionsUseCase {
    private let suggesters: [any Suggester]
    private let refusals: any RefusalsRepository

    package init(_ suggesters: [any Suggester], refusals: any RefusalsRepository) {
        (self.suggesters, self.refusals) = (suggesters, refusals)
    }

    package func suggestions(for context: SuggestionContext) async throws -> Suggestions {
        let context = context.without(try await refusals.refusals())
        // One suggestion more than is shown, to find out whether there are more.
        let count = Suggestions.most + 1
        let answers = try await withThrowingTaskGroup { group in
            for (index, suggester) in suggesters.enumerated() {
                group.addTask { (index, try await suggester.answer(to: context, atMost: count)) }
            }
            return try await group.reduce(into: [Int: Answer]()) { $0[$1.0] = $1.1 }
        }
        let inOrder = suggesters.indices.compactMap { answers[$0] }
        let all = inOrder.map(\.suggestions).takenInTurn(by: SuggestionFilter(context))
        return Suggestions(
            Array(all.prefix(Suggestions.most)), areMore: all.count > Suggestions.most,
            notices: inOrder.flatMap(\.notices))
    }

    package func refuse(_ title: Title, in chart: ChartID) async throws {
        try await refusals.refuse(title, in: chart)
    }
}

/// The suggestions and notices of one source.
private struct Answer: Sendable {
    let suggestions: [Suggestion]
    let notices: [Phrase]
}

extension Suggester {
    /// Returns the suggestions and notices of the source, or only a notice if the source fails.
    fileprivate func answer(to context: SuggestionContext, atMost count: Int) async throws(CancellationError) -> Answer
    {
        do {
            let suggestions = try await suggestions(for: context, atMost: count)
            return Answer(suggestions: suggestions, notices: await notices())
        } catch let error as CancellationError {
            throw error
        } catch {
            return Answer(suggestions: [], notices: [Phrase(of: error)])
        }
    }
}

extension [[Suggestion]] {
    /// Returns the first suggestion of each list, then the second of each, and so on. Suggestions that the filter
    /// rejects are skipped.
    fileprivate func takenInTurn(by filter: SuggestionFilter) -> [Suggestion] {
        var (filter, rests, taken) = (filter, map { $0[...] }, [Suggestion]())
        while rests.contains(where: { !$0.isEmpty }) {
            for index in rests.indices {
                while let next = rests[index].popFirst() {
                    guard filter.admits(next.title) else { continue }
                    taken.append(next)
                    break
                }
            }
        }
        return taken
    }
}
