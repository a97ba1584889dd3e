extension MandalartSchema {
    /// SQL statements that create the tables of charts and their cells.
    ///
    /// A stored position is a claim, because two stores that are edited independently may fill the same cell. `Claims`
    /// derives the shown positions from all claims.
    static let charts =
        [chart, chartNumbers, chartNumber, goal, goalsOfChart, item, itemsOfGoal, dueItems, habits, pickedItems]
        + touches

    /// The table of charts. `number` is the number that people type, which is never reused. It is derived from the
    /// claims of all charts: `claim` is the number that the chart got in the store that created it. The chart with the
    /// greatest `opened` was made current last. `number` and `opened` are local to the store.
    private static let chart = """
        CREATE TABLE chart (
            id INTEGER PRIMARY KEY,
            number INTEGER,
            claim INTEGER,
            opened INTEGER NOT NULL DEFAULT 0,
            name TEXT CHECK (name <> ''), -- NULL for the first one until it gets a name
            archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
            due TEXT CHECK (due <> ''),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """

    private static let chartNumbers = "CREATE UNIQUE INDEX chart_numbers ON chart (number)"

    private static let chartNumber = """
        CREATE TRIGGER chart_number AFTER INSERT ON chart WHEN NEW.number IS NULL BEGIN
            UPDATE chart SET number = (SELECT coalesce(max(number), 0) + 1 FROM chart) WHERE id = NEW.id;
        END
        """

    /// The table of the filled cells in main grids. A new palette requires a migration, so that an older program
    /// rejects the file as newer instead of finding an invalid row.
    ///
    /// SQL does not check lengths, because Swift counts characters as a person sees them, and SQLite's `length` stops
    /// at a NUL.
    private static let goal = """
        CREATE TABLE goal (
            id INTEGER PRIMARY KEY,
            chart INTEGER NOT NULL,
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 9), -- by rows; 5 is the core goal
            title TEXT NOT NULL CHECK (title <> ''),
            note TEXT CHECK (note <> ''),
            palette TEXT CHECK (palette IN (
                'coral', 'amber', 'lemon', 'lime', 'mint', 'jade', 'teal', 'sky',
                'azure', 'indigo', 'violet', 'orchid', 'rose', 'sand', 'slate', 'graphite')),
            image TEXT CHECK (image <> ''),
            due TEXT CHECK (due <> ''),
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """

    private static let goalsOfChart = "CREATE INDEX goals_of_chart ON goal (chart, position)"

    /// The table of the filled cells around sub-goals.
    private static let item = """
        CREATE TABLE item (
            id INTEGER PRIMARY KEY,
            goal INTEGER NOT NULL,
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 9 AND position <> 5),
            title TEXT NOT NULL CHECK (title <> ''),
            rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 100), -- percent
            due TEXT CHECK (due <> ''),
            cadence TEXT CHECK (cadence <> ''), -- of a habit, with its window unless that is the usual one
            pauses TEXT CHECK (pauses <> ''), -- of a habit: intervals such as 2026-12-24/2027-01-02
            note TEXT CHECK (note <> ''),
            picked TEXT CHECK (picked <> ''), -- the day on which it was picked last for a week, and the one before
            deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
        ) STRICT
        """

    private static let itemsOfGoal = "CREATE INDEX items_of_goal ON item (goal, position)"

    /// An index of the items with a due day, which are few.
    private static let dueItems = "CREATE INDEX due_items ON item (due) WHERE due IS NOT NULL AND NOT deleted"

    /// An index of the habits, which are few.
    private static let habits = "CREATE INDEX habits ON item (id) WHERE cadence IS NOT NULL AND NOT deleted"

    /// An index of the items that were picked for a week, which are few.
    private static let pickedItems =
        "CREATE INDEX picked_items ON item (picked) WHERE picked IS NOT NULL AND NOT deleted"

    /// The table with the time of each item's last edit or log entry, and the triggers that update the table. The table
    /// is derived from other tables, and therefore not journaled. It does not depend on the order in which edits of
    /// other machines arrive: for an inserted or restored item, the times of its log count, too.
    private static let touches = [
        """
        CREATE TABLE item_touch (
            item INTEGER PRIMARY KEY,
            time INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
            rate INTEGER NOT NULL -- the item's
        ) STRICT
        """,
        "CREATE INDEX unfinished_items ON item_touch (time, rate) WHERE rate < 100",
        """
        CREATE TRIGGER item_touched_first AFTER INSERT ON item WHEN NOT NEW.deleted BEGIN
            INSERT INTO item_touch (item, time, rate) VALUES (NEW.id, \(timeOfNewItem), NEW.rate)
                ON CONFLICT DO UPDATE SET time = max(time, excluded.time), rate = excluded.rate;
        END
        """,
        """
        CREATE TRIGGER item_back AFTER UPDATE OF deleted ON item WHEN OLD.deleted AND NOT NEW.deleted BEGIN
            INSERT INTO item_touch (item, time, rate) VALUES (NEW.id, \(timeOfNewItem), NEW.rate)
                ON CONFLICT DO UPDATE SET time = max(time, excluded.time), rate = excluded.rate;
        END
        """,
        """
        CREATE TRIGGER item_touched AFTER UPDATE OF
            goal, position, title, rate, due, cadence, pauses, note, deleted
        ON item WHEN NOT NEW.deleted BEGIN
            INSERT INTO item_touch (item, time, rate) VALUES (NEW.id, \(timeOfEdit), NEW.rate)
                ON CONFLICT DO UPDATE SET time = max(time, excluded.time), rate = excluded.rate;
        END
        """,
        """
        CREATE TRIGGER item_gone AFTER UPDATE OF deleted ON item WHEN NEW.deleted BEGIN
            DELETE FROM item_touch WHERE item = NEW.id;
        END
        """,
    ]

    /// SQL for the time of the open edit, in milliseconds. For a change that another program makes outside an edit, it
    /// is the time of the newest edit.
    private static let timeOfEdit = "(SELECT time >> 16 FROM journal_store)"

    private static let timeOfNewItem =
        "(SELECT max(\(timeOfEdit), coalesce(max(time), 0)) FROM activity WHERE item = NEW.id)"
}
