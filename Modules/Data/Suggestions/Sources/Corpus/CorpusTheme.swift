import Languages

/// A theme of the corpus: eight sub-goals with eight items each. Each text is a list with one string per language.
struct CorpusTheme: Equatable, Sendable {
    /// A sub-goal and its items.
    struct Goal: Equatable, Sendable {
        var title: [String]
        var items: [[String]] = []
    }

    /// The number of sub-goals of a theme, and of items of a sub-goal.
    static let size = 8

    /// The codes of the languages, in the order of the strings of each text.
    let languages: [String]
    /// The name of the theme.
    let name: [String]
    /// Words that occur in goals of the theme.
    let words: [String]
    /// The sub-goals.
    let goals: [Goal]

    /// Returns the index of a language's string in each text; 0 if there is none.
    func column(of language: Language) -> Int { languages.firstIndex(of: language.rawValue) ?? 0 }
}
