package import SQLite

extension SQLiteDreamsRepository {
    /// The steps that make this module's tables. The App puts the steps of all modules of a file together.
    ///
    /// All modules of a file share one sequence of versions. The next step, whichever module it belongs to, takes the
    /// number after the highest one in the App's schema, which stops the program when a number is there twice or
    /// missing. A step that has shipped never changes.
    package static let migrations = [
        Migration(version: 7, name: "create the wishes and their milestones", statements: [wish, milestone])
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
}
