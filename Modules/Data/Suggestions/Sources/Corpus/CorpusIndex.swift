import Languages
import SQLite

/// The full-text index of the corpus in one language, in memory.
///
/// A theme is found by its name and its words in all languages, and by its sub-goals in this one; a sub-goal by its
/// title and its items. The row of a sub-goal refers to its theme.
struct CorpusIndex: Sendable {
    /// The scores of themes and sub-goals for a text, by row. Higher is better; rows that do not match are absent.
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

    /// Indexes themes. The number of a theme is its index in the array.
    ///
    /// - Throws: `DatabaseError`.
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

    /// Returns the scores of the themes and the sub-goals for each of some texts.
    ///
    /// - Throws: `DatabaseError`, and `CancellationError` when the task was cancelled before it began.
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
    /// Returns the rows that match a query. In SQLite's ranking, lower is better.
    fileprivate func ranks(of query: String, in index: String, weights: String) throws -> [Int: Double] {
        let sql = "SELECT rowid AS row, bm25(\(index), \(weights)) AS rank FROM \(index) WHERE \(index) MATCH ?"
        let ranks = try self.query(sql, query) { (try $0.integer("row"), -(try $0.real("rank"))) }
        return Dictionary(ranks) { first, _ in first }
    }
}
