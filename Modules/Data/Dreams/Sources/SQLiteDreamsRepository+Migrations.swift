package import SQLite

extension SQLiteDreamsRepository {
    /// The steps that make this module's tables. The App puts the steps of all modules of a file together.
    ///
    /// All modules of a file share one sequence of versions. The next step, whichever module it belongs to, takes the
    /// number after the highest one in the App's schema, which stops the program when a number is there twice or
    /// missing. A step that has shipped never changes.
    package static let migrations = [
        Migration(version: 7, name: "create the wishes and their milestones", statements: [wish, milestone]),
        Migration(version: 14, name: "index what is written in wishes", statements: search),
    ]

    /// A wish with what its tree has beside milestones; NULL where there is nothing. Days are text as in RFC 3339:
    /// 2027-03-21. The chart is the number of one that perhaps was forgotten since: such a number is never used again.
    private static let wish = """
        CREATE TABLE wish (
            number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 100),
            title TEXT NOT NULL CHECK (title <> ''),
            done TEXT CHECK (done <> ''),
            purpose TEXT CHECK (purpose <> ''),
            goal TEXT CHECK (goal <> ''),
            date TEXT CHECK (date <> ''),
            vision TEXT CHECK (vision <> ''),
            chart INTEGER CHECK (chart > 0)
        ) STRICT
        """

    /// The milestones of a tree, numbered from 1 without gaps.
    private static let milestone = """
        CREATE TABLE milestone (
            wish INTEGER NOT NULL REFERENCES wish (number) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 8),
            title TEXT NOT NULL CHECK (title <> ''),
            reached TEXT CHECK (reached <> ''),
            PRIMARY KEY (wish, number)
        ) STRICT, WITHOUT ROWID
        """

    /// The full-text index of the wishes by number, and those that it does not know yet. A wish is written anew with all
    /// its milestones; what is to be indexed is made in Swift, at the end of each transaction, and before a search for
    /// what another program wrote.
    private static let search = [
        """
        CREATE VIRTUAL TABLE wish_text USING fts5 (
            title, tree, columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """,
        "CREATE TABLE wish_search_pending (number INTEGER PRIMARY KEY) STRICT",
        "INSERT INTO wish_search_pending SELECT number FROM wish",
        """
        CREATE TRIGGER wish_filled AFTER INSERT ON wish BEGIN
            INSERT INTO wish_search_pending VALUES (NEW.number) ON CONFLICT DO NOTHING;
        END
        """,
        """
        CREATE TRIGGER wish_emptied AFTER DELETE ON wish BEGIN
            INSERT INTO wish_search_pending VALUES (OLD.number) ON CONFLICT DO NOTHING;
        END
        """,
    ]
}
