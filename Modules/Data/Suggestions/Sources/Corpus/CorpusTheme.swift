import Languages

/// One theme of the corpus: eight sub-goals of eight items, in several languages. Each text has one string a language.
struct CorpusTheme: Equatable, Sendable {
    /// A sub-goal and its items.
    struct Goal: Equatable, Sendable {
        var title: [String]
        var items: [[String]] = []
    }

    /// How many sub-goals a theme has, and how many items each of them.
    static let size = 8

    /// The codes of the languages, in the order of the strings of each text.
    let languages: [String]
    /// What the theme is called.
    let name: [String]
    /// Words of goals that it fits.
    let words: [String]
    /// The sub-goals.
    let goals: [Goal]

    /// Which of the strings of a text is in a language; the first if none is.
    func column(of language: Language) -> Int { languages.firstIndex(of: language.rawValue) ?? 0 }
}
