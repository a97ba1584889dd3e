package import SQLite

extension SQLiteActivityRepository {
    /// The steps that make this module's table. They come after those of the charts, which it refers to. All modules of a
    /// file share one sequence of versions.
    package static let migrations = [
        Migration(
            version: 9, name: "keep activities", statements: [activity, activitiesOfChart, touches, forgets]),
        Migration(version: 11, name: "let activities go with their items", statements: following),
    ]

    /// One row for every time that something was done. The item's title is as it was then: a cell may be filled anew.
    private static let activity = """
        CREATE TABLE activity (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            chart_id INTEGER NOT NULL REFERENCES chart (id),
            sub_goal INTEGER NOT NULL CHECK (sub_goal BETWEEN 1 AND 9 AND sub_goal <> 5),
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 9 AND position <> 5),
            item TEXT NOT NULL CHECK (item <> ''),
            time INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
            text TEXT NOT NULL CHECK (text <> '')
        ) STRICT
        """

    private static let activitiesOfChart = "CREATE INDEX activities_of_chart ON activity (chart_id, id)"

    /// An item that something was done for is not left alone.
    private static let touches = """
        CREATE TRIGGER activity_touches AFTER INSERT ON activity BEGIN
            UPDATE action_item SET touched = NEW.time
            WHERE chart_id = NEW.chart_id AND sub_goal = NEW.sub_goal AND position = NEW.position;
        END
        """

    /// The row of a chart stays when it is forgotten.
    private static let forgets = """
        CREATE TRIGGER activities_forgotten AFTER UPDATE OF deleted ON chart WHEN NEW.deleted BEGIN
            DELETE FROM activity WHERE chart_id = NEW.id;
        END
        """

    /// What was logged belongs to the item that was in the cell then. Its place is the item's, and the last one of an item
    /// that is gone: so an undo finds it with the item.
    ///
    /// Before version 11 nobody wrote down which item that was. It is the one item of the chart that is called as it was
    /// then, which may have been moved, else the one in the cell, which may have been renamed; NULL when that is empty.
    private static let following = [
        "ALTER TABLE activity ADD COLUMN item_id INTEGER REFERENCES item (id)",
        """
        UPDATE activity SET item_id = (
            SELECT CASE WHEN count(*) = 1 THEN min(item_id) END FROM action_item
            WHERE chart_id = activity.chart_id AND title = activity.item
        )
        """,
        """
        UPDATE activity SET item_id = cell.item_id FROM action_item AS cell
        WHERE cell.chart_id = activity.chart_id AND cell.sub_goal = activity.sub_goal
            AND cell.position = activity.position AND (activity.item_id IS NULL OR cell.title = activity.item)
        """,
        """
        UPDATE activity SET sub_goal = cell.sub_goal, position = cell.position FROM action_item AS cell
        WHERE cell.item_id = activity.item_id
        """,
        "CREATE INDEX activities_of_item ON activity (item_id)",
        """
        CREATE TRIGGER activity_of_item AFTER INSERT ON activity WHEN NEW.item_id IS NULL BEGIN
            UPDATE activity SET item_id = (
                SELECT item_id FROM action_item
                WHERE chart_id = NEW.chart_id AND sub_goal = NEW.sub_goal AND position = NEW.position
            ) WHERE id = NEW.id;
        END
        """,
        """
        CREATE TRIGGER activities_follow_to_empty AFTER INSERT ON action_item WHEN NEW.item_id IS NOT NULL BEGIN
            UPDATE activity SET chart_id = NEW.chart_id, sub_goal = NEW.sub_goal, position = NEW.position
            WHERE item_id = NEW.item_id;
        END
        """,
        """
        CREATE TRIGGER activities_follow_to_filled AFTER UPDATE OF item_id ON action_item
        WHEN NEW.item_id IS NOT OLD.item_id BEGIN
            UPDATE activity SET chart_id = NEW.chart_id, sub_goal = NEW.sub_goal, position = NEW.position
            WHERE item_id = NEW.item_id;
        END
        """,
    ]
}
