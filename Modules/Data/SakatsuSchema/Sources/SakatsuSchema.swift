package import Journal
package import SQLite
package import Time

/// The schema of the store of `sakatsu`, and the journal of the tables that people edit.
package enum SakatsuSchema {
    /// The schema; its version 1 has all tables.
    package static let schema = Schema(
        applicationID: 0x5361_6B61,
        migrations: [
            Migration(
                version: 1, name: "create the store",
                statements: visits + settings + SearchIndexes.sakatsu.statements + Journal.statements(for: tables))
        ])

    /// The tables that people edit, in the order of a history.
    package static let tables: [JournaledTable] = [.visit, .saunaSet, .temperature, .settings, .usualTemperature]

    /// The journal of a store.
    package static func journal(of database: Database, now: @escaping @Sendable () -> Timestamp) -> Journal {
        Journal(database, tables: tables, now: now)
    }

    /// SQL for a copy of a store: it becomes a replica of its own, and its search index is rebuilt.
    package static let adjustmentsOfCopies = Journal.adjustmentsOfCopies + SearchIndexes.sakatsu.adjustmentsOfCopies

    /// SQL for a purge, which erases deleted data. Numbers that people type are not reused: rows with one are only
    /// emptied.
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

/// The scopes that every store has. The scope of a visit's contents is the visit's row.
package enum VisitScope {
    /// Adding, changing and removing visits.
    package static let visits: Int64 = 1
    /// The settings.
    package static let settings: Int64 = 2
}
