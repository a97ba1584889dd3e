package import Basics
package import Journal
package import SQLite

/// The schema of the store of `sakatsu`, and the journal of its tables that people edit.
package enum SakatsuSchema {
    /// The schema. Its version 1 creates all tables.
    package static let schema = Schema(
        applicationID: 0x5361_6B61,
        migrations: [
            Migration(
                version: 1, name: "create the store",
                statements: visits + settings + SearchIndexes.sakatsu.statements + Journal.statements(for: tables))
        ])

    /// The tables that people edit, in the order in which a history lists their changes.
    package static let tables: [JournaledTable] = [.visit, .saunaSet, .temperature, .settings, .usualTemperature]

    /// Returns the journal of a store, which may have further tables.
    package static func journal(
        of database: Database, and others: [JournaledTable] = [], now: @escaping @Sendable () -> Timestamp
    ) -> Journal {
        Journal(database, tables: tables + others, now: now)
    }

    /// SQL statements for a copy of a store, which make it a separate replica and rebuild its search index.
    package static let adjustmentsOfCopies = Journal.adjustmentsOfCopies + SearchIndexes.sakatsu.adjustmentsOfCopies

    /// SQL statements for a purge, which delete what is in removed visits.
    package static let erasures =
        [
            "UPDATE sauna_set SET deleted = 1 WHERE visit IN (SELECT id FROM visit WHERE deleted)",
            "UPDATE temperature SET deleted = 1 WHERE visit IN (SELECT id FROM visit WHERE deleted)",
            "DELETE FROM running WHERE visit IN (SELECT id FROM visit WHERE deleted)",
        ] + SearchIndexes.sakatsu.erasures
}

/// The undo scopes that exist in every store. In addition, each visit has a scope for its contents, identified by the
/// number of the visit's row.
package enum VisitScope {
    /// The scope of the list of visits: adding, changing, and removing them.
    package static let visits: Int64 = 1
    /// The scope of the settings.
    package static let settings: Int64 = 2
}
