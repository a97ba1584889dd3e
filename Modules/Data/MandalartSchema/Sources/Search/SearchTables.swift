extension MandalartSchema {
    /// The full-text indexes of cells and of wishes, by their rows, and the rows that they do not know yet.
    ///
    /// Triggers say what has been written. What is to be indexed is made in Swift, before a search. A wish is indexed with its tree.
    static let search =
        indexes + [
            "CREATE TABLE search_pending (row INTEGER PRIMARY KEY) STRICT",
            pending("goal_written", "INSERT ON goal"),
            pending("goal_rewritten", "UPDATE OF title, description, chart, deleted ON goal"),
            pending("item_written", "INSERT ON item"),
            pending("item_rewritten", "UPDATE OF title, goal, deleted ON item"),
            pending("wish_written", "INSERT ON wish"),
            pending("wish_rewritten", "UPDATE OF title, purpose, goal, vision, deleted ON wish"),
            pending("milestone_written", "INSERT ON milestone", of: "wish"),
            pending("milestone_rewritten", "UPDATE OF title, deleted ON milestone", of: "wish"),
            """
            CREATE TRIGGER chart_hidden AFTER UPDATE OF deleted ON chart WHEN OLD.deleted <> NEW.deleted BEGIN
                INSERT INTO search_pending SELECT id FROM goal WHERE chart = NEW.id ON CONFLICT DO NOTHING;
                INSERT INTO search_pending
                    SELECT item.id FROM goal JOIN item ON item.goal = goal.id WHERE chart = NEW.id ON CONFLICT DO NOTHING;
            END
            """,
        ]

    /// Made anew when they are damaged.
    static let indexes = [
        """
        CREATE VIRTUAL TABLE cell_text USING fts5 (
            title, description, columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """,
        """
        CREATE VIRTUAL TABLE wish_text USING fts5 (
            title, tree, columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """,
    ]

    private static func pending(_ name: String, _ event: String, of column: String = "id") -> String {
        """
        CREATE TRIGGER \(name) AFTER \(event) BEGIN
            INSERT INTO search_pending VALUES (NEW.\(column)) ON CONFLICT DO NOTHING;
        END
        """
    }
}
