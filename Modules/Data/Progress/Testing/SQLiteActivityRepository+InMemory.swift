package import ProgressData
package import SQLite
import SQLiteTesting

extension SQLiteActivityRepository {
    /// What the table of activities refers to, for tests without the module of the charts.
    package static let chartTables = Migration(
        version: 1, name: "create charts",
        statements: [
            "CREATE TABLE chart (id INTEGER PRIMARY KEY, deleted INTEGER NOT NULL DEFAULT 0) STRICT",
            """
            CREATE TABLE action_item (
                chart_id INTEGER, sub_goal INTEGER, position INTEGER, touched INTEGER NOT NULL DEFAULT 0,
                item_id INTEGER REFERENCES item (id), title TEXT NOT NULL DEFAULT ''
            ) STRICT
            """,
            "CREATE TABLE item (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT",
            "INSERT INTO chart (id) VALUES (1), (2)", "INSERT INTO item (id) VALUES (1), (2), (3)",
            "INSERT INTO action_item VALUES (1, 1, 2, 0, 1, 'Run'), (1, 1, 3, 0, 2, 'Swim'), (2, 1, 2, 0, 3, 'Run')",
        ])
}
