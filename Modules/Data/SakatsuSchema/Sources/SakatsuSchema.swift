package import Journal
package import SQLite
package import Time

/// The one schema of the store of `sakatsu`, and the journal of the tables that people edit.
package enum SakatsuSchema {
    /// All tables, as version 1.
    package static let schema = Schema(
        applicationID: 0x5361_6B61,
        migrations: [
            Migration(
                version: 1, name: "create the store",
                statements: visits + settings + SearchIndexes.sakatsu.statements + Journal.statements(for: tables))
        ])

    /// The tables that people edit, in the order in which a history shows them.
    package static let tables: [JournaledTable] = [.visit, .saunaSet, .temperature, .settings, .usualTemperature]

    /// The journal of a store.
    package static func journal(of database: Database, now: @escaping @Sendable () -> Timestamp) -> Journal {
        Journal(database, tables: tables, now: now)
    }

    /// SQL for a copy of a store: it becomes a replica of its own, and its search index is made anew.
    package static let adjustmentsOfCopies = Journal.adjustmentsOfCopies + SearchIndexes.sakatsu.adjustmentsOfCopies

    /// SQL that erases what was removed, for a purge. Numbers that people type stay taken: what has one is emptied.
    package static let erasures =
        [
            "DELETE FROM sauna_set WHERE deleted OR visit IN (SELECT id FROM visit WHERE deleted)",
            "DELETE FROM temperature WHERE deleted OR visit IN (SELECT id FROM visit WHERE deleted)",
            "DELETE FROM usual_temperature WHERE deleted",
            """
            UPDATE visit SET facility = '-', day = '-', foreword = NULL, afterword = NULL, sauna = NULL, cool_bath = NULL
                WHERE deleted
            """,
            "DELETE FROM running WHERE visit IN (SELECT id FROM visit WHERE deleted)",
        ] + SearchIndexes.sakatsu.erasures
}

/// The scopes of edits that every store has. The scope of what a visit holds is the visit's own row.
package enum VisitScope {
    /// Visits that are added, changed and removed.
    package static let visits: Int64 = 1
    /// The settings.
    package static let settings: Int64 = 2
}
