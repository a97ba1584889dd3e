package import Basics
package import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
package import SuggestionsDomainInterface

/// Suggests texts that the person has written: cells about similar goals in any chart, or wishes and their milestones.
package struct OwnSuggester: Suggester {
    /// The kind of the person's texts to search.
    package enum Place: Sendable { case charts, dreams }

    private let place: Place
    private let journal: Journal

    package init(_ place: Place, _ journal: Journal) {
        (self.place, self.journal) = (place, journal)
    }

    package func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion] {
        let source: SuggestionSource = place == .charts ? .charts : .dreams
        let titles: [Title]
        let keywords = Keywords.of(context.subject)
        if !keywords.isEmpty {
            titles = try await journal.search(.mandalart) { [place] connection in
                switch place {
                case .charts: try connection.titles(ofCellsFor: context.cell, keywords)
                case .dreams: try connection.titles(ofWishesFor: context.cell, keywords)
                }
            }
        } else if place == .dreams, context.cell == .coreGoal {
            titles = try await journal.database.read { try $0.openWishes() }
        } else {
            titles = []
        }
        var filter = SuggestionFilter(context)
        return titles.filter { filter.admits($0) }.prefix(count).map { Suggestion($0, from: source) }
    }

    package func notices() -> [Phrase] { [] }
}

extension SuggestionContext {
    /// The text for which similar texts are searched: for an item its sub-goal, for a sub-goal the core goal, and for a
    /// core goal the sub-goals around it.
    fileprivate var subject: String {
        switch cell {
        case .coreGoal: neighbours.map(\.text).joined(separator: "\n")
        case .subGoal: coreGoal?.text ?? ""
        case .actionItem: subGoal?.text ?? ""
        }
    }
}
