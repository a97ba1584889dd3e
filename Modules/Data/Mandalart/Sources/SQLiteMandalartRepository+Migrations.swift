package import SQLite

extension SQLiteMandalartRepository {
    /// The steps that make this module's tables. The App puts the steps of all modules of a file together.
    ///
    /// All modules of a file share one sequence of versions. The next step, whichever module it belongs to, takes the
    /// number after the highest one in the App's schema, which stops the program when a number is there twice or
    /// missing. A step that has shipped never changes; that is why nothing is interpolated here.
    package static let migrations = [
        Migration(
            version: 1, name: "create the first chart and its edits",
            statements: [chart, firstChart, goal, actionItem, edit, editsOfChart, cellChange]),
        Migration(version: 3, name: "let edits undo and redo others", statements: [undoes, redoes]),
        Migration(version: 4, name: "keep several charts", statements: [name, archived, deleted, opened]),
        Migration(version: 5, name: "know when an item was touched", statements: touches),
        Migration(version: 6, name: "index what is written in the cells", statements: search),
        Migration(version: 10, name: "tell items apart", statements: items),
        Migration(version: 12, name: "let edits change two charts", statements: [elsewhere, editsElsewhere]),
        Migration(version: 13, name: "index decomposed letters anew", statements: decomposed),
    ]

    /// All else refers to a chart. A file began with one.
    private static let chart = "CREATE TABLE chart (id INTEGER PRIMARY KEY) STRICT"

    private static let firstChart = "INSERT INTO chart (id) VALUES (1)"

    /// The filled cells of the main grid. A new palette needs a migration, so that a program that does not know it
    /// refuses the file as newer, and does not find a bad row in it.
    ///
    /// Length is no matter for SQL: Swift counts what a person sees, and SQLite's `length` ends at a NUL.
    private static let goal = """
        CREATE TABLE goal (
            id INTEGER PRIMARY KEY,
            chart_id INTEGER NOT NULL REFERENCES chart (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 9), -- by rows; 5 is the core goal
            title TEXT NOT NULL CHECK (title <> ''),
            description TEXT NOT NULL,
            palette TEXT CHECK (palette IN (
                'coral', 'amber', 'lemon', 'lime', 'mint', 'jade', 'teal', 'sky',
                'azure', 'indigo', 'violet', 'orchid', 'rose', 'sand', 'slate', 'graphite')),
            image TEXT CHECK (image <> ''),
            UNIQUE (chart_id, position)
        ) STRICT
        """

    /// The filled cells around the sub-goals.
    private static let actionItem = """
        CREATE TABLE action_item (
            id INTEGER PRIMARY KEY,
            chart_id INTEGER NOT NULL,
            sub_goal INTEGER NOT NULL CHECK (sub_goal BETWEEN 1 AND 9 AND sub_goal <> 5),
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 9 AND position <> 5),
            title TEXT NOT NULL CHECK (title <> ''),
            rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 100), -- percent
            UNIQUE (chart_id, sub_goal, position),
            FOREIGN KEY (chart_id, sub_goal) REFERENCES goal (chart_id, position) ON DELETE CASCADE
        ) STRICT
        """

    /// One row for every edit that changed something, in the order of its id, which is never used twice. The time is
    /// for people: a clock may go back.
    private static let edit = """
        CREATE TABLE edit (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            chart_id INTEGER NOT NULL REFERENCES chart (id),
            time INTEGER NOT NULL -- milliseconds since 1970-01-01 00:00 UTC
        ) STRICT
        """

    private static let editsOfChart = "CREATE INDEX edits_of_chart ON edit (chart_id, id)"

    /// One row for every cell that an edit changed: the whole cell before and after as a JSON object, NULL while it is
    /// empty. A goal has title, description, palette and image, an action item title, rate and, since version 10, the
    /// number of the item.
    ///
    /// A NUL in a text is `\u0000` there. `json_extract` of SQLite 3.40 ends the text at it, so what restores a cell
    /// must read the JSON itself. No CHECK calls `json_valid`: SQLite 3.40 takes it for unsafe where the schema is not
    /// trusted.
    private static let cellChange = """
        CREATE TABLE cell_change (
            edit_id INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
            goal INTEGER NOT NULL CHECK (goal BETWEEN 1 AND 9), -- as in the main grid
            place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 9), -- 5 is the goal itself, else an item around it
            before TEXT CHECK (before <> ''),
            after TEXT CHECK (after <> ''),
            PRIMARY KEY (edit_id, goal, place),
            CHECK (goal <> 5 OR place = 5),
            CHECK (before IS NOT after)
        ) STRICT
        """

    /// The change that this edit changed back; NULL when it is no undo. Edits of version 1 are changes, and so is what a
    /// program writes that had the file open before it came to this version.
    private static let undoes = """
        ALTER TABLE edit ADD COLUMN undoes INTEGER REFERENCES edit (id) CHECK (undoes < id)
        """

    /// The change that this edit made again; NULL when it is no redo.
    private static let redoes = """
        ALTER TABLE edit ADD COLUMN redoes INTEGER REFERENCES edit (id)
            CHECK (redoes < id) CHECK (undoes IS NULL OR redoes IS NULL)
        """

    /// The other half of an edit of two charts, each of which has an edit with its own cells; NULL for an edit of one, or
    /// when the other chart is forgotten.
    private static let elsewhere = """
        ALTER TABLE edit ADD COLUMN elsewhere INTEGER REFERENCES edit (id) ON DELETE SET NULL CHECK (elsewhere <> id)
        """

    /// SQLite looks for the other half of each edit that it deletes.
    private static let editsElsewhere = """
        CREATE INDEX edits_elsewhere ON edit (elsewhere) WHERE elsewhere IS NOT NULL
        """

    /// What a person calls the chart; NULL for the first one until it gets a name.
    private static let name = "ALTER TABLE chart ADD COLUMN name TEXT CHECK (name <> '')"

    /// Whether the chart is put away.
    private static let archived = """
        ALTER TABLE chart ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
        """

    /// Whether the chart is forgotten. Its row stays, so that its number is not used again; it is archived, too.
    private static let deleted = """
        ALTER TABLE chart ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, archived))
        """

    /// The chart with the greatest number was made current last; 0 was never.
    private static let opened = "ALTER TABLE chart ADD COLUMN opened INTEGER NOT NULL DEFAULT 0"
}
