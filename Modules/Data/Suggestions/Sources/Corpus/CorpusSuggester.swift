package import Basics
import MandalartDomainInterface
package import SQLite
package import SuggestionsDomainInterface

/// Suggests texts of the corpus from themes that are similar to the chart.
///
/// The corpus is found and read on the first request. Equal requests always get the same answer, in the order of
/// ``CorpusRanking``.
package actor CorpusSuggester: Suggester {
    private let folder: @Sendable () -> CorpusFolder
    private let executor: Database.Executor
    private var corpus: (themes: [CorpusTheme], mistakes: [any Explained])?
    private var indexes: [Language: Task<CorpusIndex, any Error>] = [:]

    package init(
        _ folder: @autoclosure @escaping @Sendable () -> CorpusFolder, on executor: Database.Executor = .queue
    ) {
        (self.folder, self.executor) = (folder, executor)
    }

    package func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion] {
        let themes = loaded().themes
        if themes.isEmpty { return [] }
        let index = try await index(of: themes, in: context.language)
        let ranking = try await CorpusRanking(themes, by: index, for: context)
        var (filter, suggestions) = (SuggestionFilter(context), [Suggestion]())
        for text in ranking.texts {
            guard let title = try? Title(text), filter.admits(title) else { continue }
            suggestions.append(Suggestion(title, from: .corpus))
            if suggestions.count == count { break }
        }
        return suggestions
    }

    package func notices() -> [Phrase] { loaded().mistakes.map(\.explanation) }

    private func loaded() -> (themes: [CorpusTheme], mistakes: [any Explained]) {
        if let corpus { return corpus }
        let read = folder().themes()
        corpus = read
        return read
    }

    private func index(of themes: [CorpusTheme], in language: Language) async throws -> CorpusIndex {
        if let task = indexes[language] { return try await task.value }
        let task = Task { [executor] in try await CorpusIndex(themes, in: language, on: executor) }
        indexes[language] = task
        return try await task.value
    }
}
