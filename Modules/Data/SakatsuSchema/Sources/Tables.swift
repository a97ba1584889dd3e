extension SakatsuSchema {
    /// SQL statements that create the tables of visits, their sets, and their temperatures. Days are text in the format
    /// of RFC 3339: 2026-11-20. Temperatures are in tenths of a degree Celsius.
    ///
    /// `number` is the number that people type, which is never reused; it follows from the claims of all visits. Sets and
    /// temperatures are shown in the order of `place`; two stores may assign the same place. The table `running` is local
    /// to the machine, and not journaled.
    ///
    /// SQL does not check lengths, because Swift counts characters as a person sees them, and SQLite's `length` stops
    /// at a NUL.
    static let visits = [
        """
        CREATE TABLE visit (
            id INTEGER PRIMARY KEY,
            number INTEGER,
            claim INTEGER,
            facility TEXT NOT NULL CHECK (facility <> ''),
            day TEXT NOT NULL CHECK (day <> ''),
            foreword TEXT CHECK (foreword <> ''),
            afterword TEXT CHECK (afterword <> ''),
            sauna INTEGER CHECK (sauna BETWEEN -500 AND 2000),
            cool_bath INTEGER CHECK (cool_bath BETWEEN -500 AND 2000),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "CREATE UNIQUE INDEX visit_numbers ON visit (number)",
        "CREATE INDEX visits_of_day ON visit (day, number) WHERE NOT deleted",
        """
        CREATE TRIGGER visit_number AFTER INSERT ON visit WHEN NEW.number IS NULL BEGIN
            UPDATE visit SET number = (SELECT coalesce(max(number), 0) + 1 FROM visit) WHERE id = NEW.id;
        END
        """,
        """
        CREATE TABLE sauna_set (
            id INTEGER PRIMARY KEY,
            visit INTEGER NOT NULL,
            place INTEGER NOT NULL,
            \(steps),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "CREATE INDEX sets_of_visit ON sauna_set (visit)",
        """
        CREATE TABLE temperature (
            id INTEGER PRIMARY KEY,
            visit INTEGER NOT NULL,
            place INTEGER NOT NULL,
            name TEXT NOT NULL CHECK (name <> ''),
            tenths INTEGER NOT NULL CHECK (tenths BETWEEN -500 AND 2000),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "CREATE INDEX temperatures_of_visit ON temperature (visit)",
        """
        CREATE TABLE running (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            visit INTEGER NOT NULL, -- the row
            sauna_set INTEGER, -- the row; NULL for a set that is not there yet
            phase TEXT NOT NULL CHECK (phase IN ('sauna', 'coolBath', 'rest')),
            start INTEGER NOT NULL -- milliseconds since 1970-01-01 00:00 UTC
        ) STRICT
        """,
    ]

    /// SQL statements that create the tables of the settings: the defaults for a new visit, and the language, which is
    /// an ISO 639-1 code or NULL. The table `settings` has a single row, because a store has one person.
    static let settings = [
        """
        CREATE TABLE settings (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            facility TEXT CHECK (facility <> ''),
            count INTEGER NOT NULL DEFAULT 3 CHECK (count BETWEEN 0 AND 30),
            \(steps),
            sauna_temperature INTEGER CHECK (sauna_temperature BETWEEN -500 AND 2000),
            cool_bath_temperature INTEGER CHECK (cool_bath_temperature BETWEEN -500 AND 2000),
            language TEXT CHECK (language <> ''),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "INSERT INTO settings (id, sauna, cool_bath, rest) VALUES (1, 600, 60, 600)",
        """
        CREATE TABLE usual_temperature (
            id INTEGER PRIMARY KEY,
            place INTEGER NOT NULL,
            name TEXT NOT NULL CHECK (name <> ''),
            tenths INTEGER NOT NULL CHECK (tenths BETWEEN -500 AND 2000),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
    ]

    /// The columns for the steps of a set: the lengths of the sauna, the cool bath and the rest in seconds, each with a
    /// name and an emoji. A length of NULL means an omitted phase.
    private static let steps = """
        sauna INTEGER CHECK (sauna BETWEEN 1 AND 7200),
            sauna_name TEXT CHECK (sauna_name <> ''),
            sauna_emoji TEXT CHECK (sauna_emoji <> ''),
            cool_bath INTEGER CHECK (cool_bath BETWEEN 1 AND 1800),
            cool_bath_name TEXT CHECK (cool_bath_name <> ''),
            cool_bath_emoji TEXT CHECK (cool_bath_emoji <> ''),
            rest INTEGER CHECK (rest BETWEEN 1 AND 14400),
            rest_name TEXT CHECK (rest_name <> ''),
            rest_emoji TEXT CHECK (rest_emoji <> '')
        """
}
