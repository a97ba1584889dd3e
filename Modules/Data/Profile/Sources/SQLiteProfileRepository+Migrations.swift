package import SQLite

extension SQLiteProfileRepository {
    /// The steps that make this module's tables. The App puts the steps of all modules of a file together.
    ///
    /// All modules of a file share one sequence of versions. The next step, whichever module it belongs to, takes the
    /// number after the highest one in the App's schema, which stops the program when a number is there twice or
    /// missing. A step that has shipped never changes.
    package static let migrations = [
        Migration(version: 2, name: "create the profile and the hints seen", statements: [profile, seenHint])
    ]

    /// One row at most: a file has one person. A language is an ISO 639-1 code; NULL is none.
    private static let profile = """
        CREATE TABLE profile (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            nickname TEXT CHECK (nickname <> ''),
            language TEXT CHECK (language <> '')
        ) STRICT
        """

    private static let seenHint = """
        CREATE TABLE seen_hint (name TEXT PRIMARY KEY NOT NULL CHECK (name <> '')) STRICT, WITHOUT ROWID
        """
}
