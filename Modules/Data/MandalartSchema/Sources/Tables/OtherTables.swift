extension MandalartSchema {
    /// SQL statements that create the tables of wishes and of the milestones of their trees. Days are text in the
    /// format of RFC 3339: 2027-03-21.
    ///
    /// `place` is a claim, like the position of a cell. The milestones of a tree are shown in the order of their
    /// places.
    static let dreams = [
        """
        CREATE TABLE wish (
            id INTEGER PRIMARY KEY,
            place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 100),
            title TEXT NOT NULL CHECK (title <> ''),
            done TEXT CHECK (done <> ''),
            purpose TEXT CHECK (purpose <> ''),
            goal TEXT CHECK (goal <> ''),
            date TEXT CHECK (date <> ''),
            vision TEXT CHECK (vision <> ''),
            chart INTEGER, -- the row of the chart that the tree grew into
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        """
        CREATE TABLE milestone (
            id INTEGER PRIMARY KEY,
            wish INTEGER NOT NULL,
            place INTEGER NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            reached TEXT CHECK (reached <> ''),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "CREATE INDEX milestones_of_wish ON milestone (wish)",
    ]

    /// SQL statements that create the table of activities. `number` is the number that people type, which is never
    /// reused; it follows from the claims of all activities.
    static let activities = [
        """
        CREATE TABLE activity (
            id INTEGER PRIMARY KEY,
            number INTEGER,
            claim INTEGER,
            item INTEGER NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''), -- what the item was called then
            time INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
            day TEXT NOT NULL CHECK (day <> ''), -- the day where the person was
            text TEXT NOT NULL CHECK (text <> ''),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "CREATE UNIQUE INDEX activity_numbers ON activity (number)",
        // With the days, so that the newest days of a habit are read without the rest of its log.
        "CREATE INDEX activities_of_item ON activity (item, day, deleted)",
        "CREATE INDEX activities_of_day ON activity (day)",
        """
        CREATE TRIGGER activity_number AFTER INSERT ON activity WHEN NEW.number IS NULL BEGIN
            UPDATE activity SET number = (SELECT coalesce(max(number), 0) + 1 FROM activity) WHERE id = NEW.id;
        END
        """,
        """
        CREATE TRIGGER activity_touches AFTER INSERT ON activity BEGIN
            UPDATE item_touch SET time = max(time, NEW.time) WHERE item = NEW.item;
        END
        """,
    ]

    /// SQL statements that create the tables of the profile, which is a single row because a store has one person.
    /// `language` is an ISO 639-1 code or NULL. The vision and the hints that were shown are local to the machine.
    static let profile = [
        """
        CREATE TABLE profile (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            nickname TEXT CHECK (nickname <> ''),
            language TEXT CHECK (language <> ''),
            start TEXT CHECK (start <> ''), -- the page with which a run begins; NULL for home
            visions TEXT CHECK (visions <> ''), -- how often the vision of a dream is shown; NULL for weekly
            suggester TEXT CHECK (suggester <> ''), -- a JSON array of the words that start a program; NULL for none
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """,
        "INSERT INTO profile (id) VALUES (1)",
        // The last vision that was shown on this machine.
        "CREATE TABLE seen_vision (wish INTEGER NOT NULL, day TEXT NOT NULL CHECK (day <> '')) STRICT",
        "CREATE TABLE seen_hint (name TEXT PRIMARY KEY NOT NULL CHECK (name <> '')) STRICT, WITHOUT ROWID",
    ]

    /// SQL statements that create the table of rejected titles, which are not suggested again in any cell. `chart` is
    /// the row of the chart in which a title was rejected; the history of this chart contains the rejection.
    static let refusals = [
        """
        CREATE TABLE refusal (
            id INTEGER PRIMARY KEY,
            chart INTEGER NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """
    ]

    /// SQL statements that create the tables of the event log: the events in the order of their rows, their totals, and
    /// a single row that says whether logging is on. `kind` is a name, which may be unknown to this program;
    /// `properties` is a JSON object.
    static let events = [
        """
        CREATE TABLE event (
            id INTEGER PRIMARY KEY,
            time INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
            kind TEXT NOT NULL CHECK (kind <> ''),
            properties TEXT NOT NULL CHECK (properties <> '')
        ) STRICT
        """,
        """
        CREATE TABLE event_total ( -- what all events told, also those that made room for newer ones
            kind TEXT NOT NULL,
            key TEXT NOT NULL, -- a palette; empty for other kinds
            first INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
            count INTEGER NOT NULL,
            PRIMARY KEY (kind, key)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE event_log (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            kept INTEGER NOT NULL CHECK (kept IN (0, 1))
        ) STRICT
        """,
        "INSERT INTO event_log (id, kept) VALUES (1, 1)",
    ]
}
