import Basics
import SQLite

/// A full-text index of the corpus in one language, in memory.
///
/// Themes are found by their names and words in all languages, and by their sub-goals in the language of the index.
/// Sub-goals are found by their titles and items. The row number of a sub-goal determines its theme.
struct CorpusIndex: Sendable {
    /// The scores of themes and sub-goals for a text, by row. Higher scores are better, and rows that do not match have
    /// none.
    struct Fit: Sendable {
        var themes: [Int: Double] = [:]
        var goals: [Int: Double] = [:]
    }

    private static let tokenizer = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
    private static let schema = Schema(
        applicationID: 0x5375_6767,
        migrations: [
            Migration(
                version: 1, name: "create the index",
                statements: [
                    #"CREATE VIRTUAL TABLE theme USING fts5 (name, words, goals, tokenize = "\#(tokenizer)")"#,
                    #"CREATE VIRTUAL TABLE goal USING fts5 (title, items, tokenize = "\#(tokenizer)")"#,
                ])
        ])

    private let database: Database

    /// Creates an index of themes. The row of a theme is its position in the array.
    init(_ themes: [CorpusTheme], in language: Language, on executor: Database.Executor) async throws {
        database = try await Database.open(.memory, schema: Self.schema, on: executor)
        try await database.write { connection in
            for (number, theme) in themes.enumerated() {
                let column = theme.column(of: language)
                try connection.execute(
                    "INSERT INTO theme (rowid, name, words, goals) VALUES (?, ?, ?, ?)", number,
                    Self.text(theme.name), Self.text(theme.words), Self.text(theme.goals.map { $0.title[column] }))
                for (place, goal) in theme.goals.enumerated() {
                    try connection.execute(
                        "INSERT INTO goal (rowid, title, items) VALUES (?, ?, ?)", number * CorpusTheme.size + place,
                        SearchText.indexed(goal.title[column]), Self.text(goal.items.map { $0[column] }))
                }
            }
        }
    }

    /// Returns the scores of the themes and the sub-goals, for each text separately.
    ///
    /// - Throws: `DatabaseError`, and `CancellationError` if the task was canceled before the search began.
    func fits(_ texts: [String]) async throws -> [Fit] {
        try await database.read { connection in
            try texts.map { text in
                guard let query = SearchText.query(forAnyOf: Keywords.of(text)) else { return Fit() }
                return Fit(
                    themes: try connection.ranks(of: query, in: "theme", weights: "8, 6, 1"),
                    goals: try connection.ranks(of: query, in: "goal", weights: "6, 1"))
            }
        }
    }

    private static func text(_ strings: [String]) -> String {
        strings.map(SearchText.indexed).joined(separator: " ")
    }
}

extension Connection {
    /// Returns the scores of the rows that match a query. The scores are SQLite's ranks with the opposite sign, because
    /// SQLite gives better rows lower ranks.
    fileprivate func ranks(of query: String, in index: String, weights: String) throws -> [Int: Double] {
        let sql = "SELECT rowid AS row, bm25(\(index), \(weights)) AS rank FROM \(index) WHERE \(index) MATCH ?"
        let ranks = try self.query(sql, query) { (try $0.integer("row"), -(try $0.real("rank"))) }
        return Dictionary(ranks) { first, _ in first }
    }
}
