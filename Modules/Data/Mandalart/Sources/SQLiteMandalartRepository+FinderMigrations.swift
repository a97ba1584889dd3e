extension SQLiteMandalartRepository {
    /// When an item was edited last, in milliseconds since 1970-01-01 00:00 UTC; 0 when no edit of it is known. The
    /// record of an edit says it, whoever writes that.
    static let touches = [
        "ALTER TABLE action_item ADD COLUMN touched INTEGER NOT NULL DEFAULT 0",
        """
        UPDATE action_item SET touched = last.time
        FROM (
            SELECT edit.chart_id, cell_change.goal, cell_change.place, max(edit.time) AS time
            FROM cell_change JOIN edit ON edit.id = cell_change.edit_id
            GROUP BY edit.chart_id, cell_change.goal, cell_change.place
        ) AS last
        WHERE last.chart_id = action_item.chart_id AND last.goal = action_item.sub_goal
            AND last.place = action_item.position
        """,
        """
        CREATE TRIGGER item_touched AFTER INSERT ON cell_change BEGIN
            UPDATE action_item SET touched = (SELECT time FROM edit WHERE id = NEW.edit_id)
            WHERE chart_id = (SELECT chart_id FROM edit WHERE id = NEW.edit_id)
                AND sub_goal = NEW.goal AND position = NEW.place;
        END
        """,
        "CREATE INDEX unfinished_items ON action_item (touched, rate) WHERE rate < 100",
    ]

    /// The full-text index, and the cells that it does not know yet. A cell's key is its chart's number, its goal's place
    /// in the main grid and its own place, in decimal digits: 125 is sub-goal 2 of chart 1, 123 the item 3 around it.
    ///
    /// Triggers say what has been written. What is to be indexed is made in Swift, at the end of each transaction, and
    /// before a search for what another program wrote.
    static let search = [
        """
        CREATE VIRTUAL TABLE cell_text USING fts5 (
            title, description, columnsize = 0, prefix = 1,
            tokenize = "unicode61 remove_diacritics 2 categories 'L* N* S* M* Co'"
        )
        """,
        "CREATE TABLE search_pending (key INTEGER PRIMARY KEY) STRICT",
        "INSERT INTO search_pending SELECT chart_id * 100 + position * 10 + 5 FROM goal",
        "INSERT INTO search_pending SELECT chart_id * 100 + sub_goal * 10 + position FROM action_item",
        """
        CREATE TRIGGER goal_filled AFTER INSERT ON goal BEGIN
            INSERT INTO search_pending VALUES (NEW.chart_id * 100 + NEW.position * 10 + 5) ON CONFLICT DO NOTHING;
        END
        """,
        """
        CREATE TRIGGER goal_changed AFTER UPDATE OF title, description ON goal BEGIN
            INSERT INTO search_pending VALUES (NEW.chart_id * 100 + NEW.position * 10 + 5) ON CONFLICT DO NOTHING;
        END
        """,
        """
        CREATE TRIGGER goal_emptied AFTER DELETE ON goal BEGIN
            INSERT INTO search_pending VALUES (OLD.chart_id * 100 + OLD.position * 10 + 5) ON CONFLICT DO NOTHING;
        END
        """,
        """
        CREATE TRIGGER item_filled AFTER INSERT ON action_item BEGIN
            INSERT INTO search_pending VALUES (NEW.chart_id * 100 + NEW.sub_goal * 10 + NEW.position) ON CONFLICT DO NOTHING;
        END
        """,
        """
        CREATE TRIGGER item_changed AFTER UPDATE OF title ON action_item BEGIN
            INSERT INTO search_pending VALUES (NEW.chart_id * 100 + NEW.sub_goal * 10 + NEW.position) ON CONFLICT DO NOTHING;
        END
        """,
        """
        CREATE TRIGGER item_emptied AFTER DELETE ON action_item BEGIN
            INSERT INTO search_pending VALUES (OLD.chart_id * 100 + OLD.sub_goal * 10 + OLD.position) ON CONFLICT DO NOTHING;
        END
        """,
    ]

    /// The index had Hangul and voiced kana as they were written, whole or in parts. Those in parts are indexed anew.
    static let decomposed = [
        """
        INSERT INTO search_pending SELECT chart_id * 100 + position * 10 + 5 FROM goal
        WHERE title || description
            GLOB '*[' || char(0x1100) || '-' || char(0x11FF) || char(0x3099) || char(0x309A) || ']*'
        ON CONFLICT DO NOTHING
        """,
        """
        INSERT INTO search_pending SELECT chart_id * 100 + sub_goal * 10 + position FROM action_item
        WHERE title GLOB '*[' || char(0x1100) || '-' || char(0x11FF) || char(0x3099) || char(0x309A) || ']*'
        ON CONFLICT DO NOTHING
        """,
    ]
}
