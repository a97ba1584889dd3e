import MandalartDomainInterface
import SuggestionsDomainInterface

/// The texts of the corpus that can fill a cell, in descending order of how well they fit the chart.
///
/// The score of a theme depends on the core goal, the sub-goal, and the filled cells around the cell. For an item, the
/// scores of the theme's sub-goals count, too. Texts with equal scores are taken from all themes in turn, so that the
/// choice is varied if nothing matches.
struct CorpusRanking {
    /// The texts, best first.
    let texts: [String]

    /// Ranks the texts of themes for a cell by the scores in an index.
    ///
    /// - Throws: the errors of ``CorpusIndex/fits(_:)``.
    init(_ themes: [CorpusTheme], by index: CorpusIndex, for context: SuggestionContext) async throws {
        let neighbours = context.neighbours.map(\.text).joined(separator: "\n")
        let texts = [context.coreGoal?.text ?? "", context.subGoal?.text ?? "", neighbours]
        let fits = try await index.fits(texts)
        let ranked = themes.enumerated().map { number, theme in
            RankedTheme(theme, number, fit: zip(fits, [3, 2, 1]).map { $0.fit(ofTheme: number) * $1 }.reduce(0, +))
        }
        let column = themes.map { $0.column(of: context.language) }
        var choices: [Choice] = []
        for theme in ranked {
            let (number, column) = (theme.number, column[theme.number])
            switch context.cell {
            case .coreGoal:
                choices.append(Choice(text: theme.theme.name[column], fit: theme.fit, order: [number]))
            case .subGoal:
                choices += theme.theme.goals.enumerated().map { place, goal in
                    Choice(text: goal.title[column], fit: theme.fit, order: [place, number])
                }
            case .actionItem:
                for (place, goal) in theme.theme.goals.enumerated() {
                    let row = number * CorpusTheme.size + place
                    let own = 3 * (fits[1].goals[row] ?? 0) + (fits[2].goals[row] ?? 0)
                    choices += goal.items.enumerated().map { line, item in
                        Choice(text: item[column], fit: own + theme.fit / 2, order: [line, place, number])
                    }
                }
            }
        }
        self.texts = choices.sorted().map(\.text)
    }
}

/// A theme with its score.
private struct RankedTheme {
    let theme: CorpusTheme
    let number: Int
    let fit: Double

    init(_ theme: CorpusTheme, _ number: Int, fit: Double) {
        (self.theme, self.number, self.fit) = (theme, number, fit)
    }
}

/// A text with its score.
private struct Choice: Comparable {
    let text: String
    let fit: Double
    /// The key that orders texts with equal scores, compared lexicographically.
    let order: [Int]

    static func < (left: Choice, right: Choice) -> Bool {
        left.fit == right.fit ? left.order.lexicographicallyPrecedes(right.order) : left.fit > right.fit
    }
}

extension CorpusIndex.Fit {
    /// Returns the score of a theme, including half the score of its best sub-goal.
    fileprivate func fit(ofTheme number: Int) -> Double {
        let rows = (0..<CorpusTheme.size).map { number * CorpusTheme.size + $0 }
        return (themes[number] ?? 0) + (rows.compactMap { goals[$0] }.max() ?? 0) / 2
    }
}
