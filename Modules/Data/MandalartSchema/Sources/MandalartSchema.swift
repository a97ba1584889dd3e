package import Basics
package import Journal
package import SQLite

/// The schema of the store of `mandalart`, and the journal of its tables that people edit.
package enum MandalartSchema {
    /// The schema, whose version 1 creates all tables.
    package static let schema = Schema(
        applicationID: 0x4D61_6E64,
        migrations: [
            Migration(
                version: 1, name: "create the store",
                statements: charts + dreams + activities + profile + refusals + events
                    + SearchIndexes.mandalart.statements + journal + firstChart)
        ])

    /// The tables that people edit, in the order in which a history lists their changes.
    package static let tables: [JournaledTable] = [
        .chart, .goal, .item, .activity, .wish, .milestone, .profile, .refusal,
    ]

    /// Returns the journal of a store, which may have further tables. `alongside` provides further writes for each edit.
    package static func journal(
        of database: Database, and others: [JournaledTable] = [], now: @escaping @Sendable () -> Timestamp,
        alongside: @escaping Journal.Alongside = { { _ in } }
    ) -> Journal {
        Journal(
            database, tables: tables + others, now: now, alongside: alongside, repairs: repairs
        ) { connection, written in
            if written["chart.archived"] != nil || written["chart.deleted"] != nil {
                try connection.requireOfferedChart()
            }
            let named = written["chart.name", default: []].union(written["chart.deleted", default: []])
            if !named.isEmpty { try connection.requireOwnNames(of: named) }
        }
    }

    /// SQL statements that repair a merged store without a chart, or with archived charts only, as when two machines
    /// have deleted different charts: the chart with the greatest number is restored, and is no longer archived.
    private static let repairs = [
        """
        UPDATE chart SET deleted = 0 WHERE id = (SELECT id FROM chart ORDER BY number DESC LIMIT 1)
            AND NOT EXISTS (SELECT 1 FROM chart WHERE NOT deleted)
        """,
        """
        UPDATE chart SET archived = 0 WHERE id = (SELECT id FROM chart WHERE NOT deleted ORDER BY number DESC LIMIT 1)
            AND NOT EXISTS (SELECT 1 FROM chart WHERE NOT deleted AND NOT archived)
        """,
    ]

    /// SQL statements for a copy of a store, which make it a separate replica and rebuild its search indexes.
    package static let adjustmentsOfCopies =
        Journal.adjustmentsOfCopies + SearchIndexes.mandalart.adjustmentsOfCopies

    /// SQL statements for a purge, which delete what is in deleted charts and trees.
    package static let erasures =
        [
            "UPDATE goal SET deleted = 1 WHERE chart IN (SELECT id FROM chart WHERE deleted)",
            """
            UPDATE item SET deleted = 1 WHERE goal IN (
                SELECT goal.id FROM goal JOIN chart ON chart.id = goal.chart WHERE chart.deleted
            )
            """,
            """
            UPDATE activity SET deleted = 1 WHERE item IN (
                SELECT item.id FROM item JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
                WHERE chart.deleted
            )
            """,
            "UPDATE milestone SET deleted = 1 WHERE wish IN (SELECT id FROM wish WHERE deleted)",
        ] + SearchIndexes.mandalart.erasures

    private static let journal = Journal.statements(for: tables)

    /// SQL statements that insert the first chart of every store. The journal records the creation of the chart before
    /// the first edit, so the creation cannot be undone.
    private static let firstChart = [
        "INSERT INTO chart (id, claim) SELECT \(RowID.sql(replica: "replica", counter: 1)), 1 FROM journal_store",
        """
        INSERT INTO journal_edit (number, replica, sequence, time, counter) SELECT 0, replica, 1, 0, 1 FROM journal_store
        """,
        """
        INSERT INTO journal_change (edit, row, field, before, after)
            SELECT 0, chart.id, value.field, NULL, value.number FROM chart, (
                SELECT 'chart.archived' AS field, 0 AS number UNION ALL SELECT 'chart.claim', 1
                UNION ALL SELECT 'chart.deleted', 0
            ) AS value
        """,
        "DELETE FROM journal_before", "UPDATE journal_store SET counter = 1, sequence = 1",
    ]
}

/// The undo scopes that exist in every store. In addition, each chart has a scope for its cells and log, identified by
/// the number of the chart's row.
package enum EditScope {
    /// The scope of the list of charts: creating, renaming, archiving, and deleting them.
    package static let charts: Int64 = 1
    /// The scope of wishes and their trees.
    package static let dreams: Int64 = 2
    /// The scope of the profile, with the values that the settings show.
    package static let profile: Int64 = 3
}
