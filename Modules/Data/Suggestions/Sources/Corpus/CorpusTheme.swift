import Basics

/// A theme of the corpus, with eight sub-goals of eight items each. Each text is an array with one string per language.
struct CorpusTheme: Equatable, Sendable {
    /// A sub-goal with its items.
    struct Goal: Equatable, Sendable {
        var title: [String]
        var items: [[String]] = []
    }

    /// The number of sub-goals in a theme, and of items in a sub-goal.
    static let size = 8

    /// The codes of the languages, in the order of the strings of each text.
    let languages: [String]
    /// The name of the theme.
    let name: [String]
    /// Words that often occur in goals about the theme.
    let words: [String]
    /// The sub-goals.
    let goals: [Goal]

    /// Returns the index of a language's string in each text; 0 if the theme lacks the language.
    func column(of language: Language) -> Int { languages.firstIndex(of: language.rawValue) ?? 0 }
}
