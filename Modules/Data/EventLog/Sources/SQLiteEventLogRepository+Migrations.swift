package import SQLite

extension SQLiteEventLogRepository {
    /// The steps that make this module's tables. The App puts the steps of all modules of a file together.
    ///
    /// All modules of a file share one sequence of versions. The next step, whichever module it belongs to, takes the
    /// number after the highest one in the App's schema, which stops the program when a number is there twice or
    /// missing. A step that has shipped never changes.
    package static let migrations = [
        Migration(version: 8, name: "keep a log of events", statements: [event, eventLog, keepsEvents])
    ]

    /// One row for every event, in the order of its id. A kind is a name, and may be a newer program's. The properties
    /// are a JSON object.
    private static let event = """
        CREATE TABLE event (
            id INTEGER PRIMARY KEY,
            time INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
            kind TEXT NOT NULL CHECK (kind <> ''),
            properties TEXT NOT NULL CHECK (properties <> '')
        ) STRICT
        """

    /// One row: whether events are kept.
    private static let eventLog = """
        CREATE TABLE event_log (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            kept INTEGER NOT NULL CHECK (kept IN (0, 1))
        ) STRICT
        """

    private static let keepsEvents = "INSERT INTO event_log (id, kept) VALUES (1, 1)"
}
