package import Journal
package import SQLite
package import Time

/// The one schema of the store of `mandalart`, and the journal of the tables that people edit.
package enum MandalartSchema {
    /// All tables, as version 1.
    package static let schema = Schema(
        applicationID: 0x4D61_6E64,
        migrations: [
            Migration(
                version: 1, name: "create the store",
                statements: charts + dreams + activities + profile + refusals + events
                    + SearchIndexes.mandalart.statements + journal + firstChart)
        ])

    /// The tables that people edit, in the order in which a history shows them.
    package static let tables: [JournaledTable] = [
        .chart, .goal, .item, .activity, .wish, .milestone, .profile, .refusal,
    ]

    /// The journal of a store. What is written alongside is stored with every edit.
    package static func journal(
        of database: Database, now: @escaping @Sendable () -> Timestamp,
        alongside: @escaping Journal.Alongside = { { _ in } }
    ) -> Journal {
        Journal(
            database, tables: tables, now: now, alongside: alongside
        ) { connection, changed in
            if changed.contains(JournaledTable.chart.name) { try connection.requireCharts() }
        }
    }

    /// SQL for a copy of a store: it becomes a replica of its own, and its search indexes are made anew.
    package static let adjustmentsOfCopies =
        Journal.adjustmentsOfCopies + SearchIndexes.mandalart.adjustmentsOfCopies

    /// SQL that erases what was forgotten, for a purge. Numbers that people type stay taken: what has one is emptied.
    /// An item that is gone stays as long as the log has entries of it.
    package static let erasures =
        [
            """
            UPDATE activity SET title = '-', text = '-', deleted = 1 WHERE deleted OR item IN (
                SELECT item.id FROM item JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
                WHERE chart.deleted
            )
            """,
            """
            DELETE FROM item WHERE goal IN (SELECT goal.id FROM goal JOIN chart ON chart.id = goal.chart WHERE chart.deleted)
                OR (deleted AND NOT EXISTS (SELECT 1 FROM activity WHERE activity.item = item.id AND NOT activity.deleted))
            """,
            "DELETE FROM item_touch WHERE item NOT IN (SELECT id FROM item)",
            """
            DELETE FROM goal WHERE chart IN (SELECT id FROM chart WHERE deleted)
                OR (deleted AND NOT EXISTS (SELECT 1 FROM item WHERE item.goal = goal.id))
            """,
            // What is kept for the log.
            "UPDATE item SET title = '-', rate = 0, due = NULL, cadence = NULL, span = NULL, note = NULL WHERE deleted",
            "UPDATE item SET picked = NULL WHERE deleted",
            """
            UPDATE goal SET title = '-', note = NULL, palette = NULL, image = NULL, due = NULL
                WHERE deleted AND NOT EXISTS (SELECT 1 FROM item WHERE item.goal = goal.id AND NOT item.deleted)
            """,
            "UPDATE chart SET name = NULL, due = NULL WHERE deleted",
            "DELETE FROM milestone WHERE deleted OR wish IN (SELECT id FROM wish WHERE deleted)",
            "DELETE FROM wish WHERE deleted", "DELETE FROM refusal WHERE deleted",
        ] + SearchIndexes.mandalart.erasures

    private static let journal = Journal.statements(for: tables)

    /// Creates the first chart of every store. It is in the journal, before the first edit, and cannot be undone.
    private static let firstChart = [
        "INSERT INTO chart (id) SELECT \(RowID.sql(replica: "replica", counter: 1)) FROM journal_store",
        """
        INSERT INTO journal_edit (number, replica, sequence, time) SELECT 0, replica, 1, 0 FROM journal_store
        """,
        """
        INSERT INTO journal_change (edit, row, field, before, after)
            SELECT 0, chart.id, value.field, NULL, 0
            FROM chart, (SELECT 'chart.archived' AS field UNION ALL SELECT 'chart.deleted') AS value
        """,
        "DELETE FROM journal_before", "UPDATE journal_store SET counter = 1, sequence = 1",
    ]
}

/// The scopes of edits that every store has. The scope of a chart's cells and log is the chart's own row.
package enum EditScope {
    /// Charts that are made, named, archived and forgotten.
    package static let charts: Int64 = 1
    /// Wishes and their trees.
    package static let dreams: Int64 = 2
    /// The profile: what the settings show.
    package static let profile: Int64 = 3
}
