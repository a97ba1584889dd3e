import Basics
import Journal
import SQLite

// A store of the articles: runs with a place and their laps, each edit of which can be undone.

/// A run, as a store keeps it.
struct Run: Equatable, Sendable {
    var place: String
    var laps: Int
}

enum RunTables {
    // snippet: a schema
    static let schema = Schema(
        applicationID: 0x52_55_4E_53,
        migrations: [
            Migration(
                version: 1, name: "create runs",
                statements: [
                    "CREATE TABLE run (id INTEGER PRIMARY KEY, place TEXT NOT NULL, laps INTEGER NOT NULL) STRICT"
                ]),
            Migration(version: 2, name: "index places", statements: ["CREATE INDEX run_place ON run (place)"]),
        ])
    // end of snippet
}

// snippet: rows that are read and written
struct SQLiteRuns {
    let database: Database

    func add(_ run: Run) async throws {
        try await database.write { connection in
            try connection.execute("INSERT INTO run (place, laps) VALUES (?, ?)", run.place, run.laps)
        }
    }

    func runs(at place: String) async throws -> [Run] {
        try await database.read { connection in
            try connection.readable("SELECT place, laps FROM run WHERE place = ? ORDER BY id", place) { row in
                Run(place: try row.text("place"), laps: try row.integer("laps"))
            }
        }
    }
}
// end of snippet

enum JournaledRuns {
    // snippet: a journaled table
    static let scope: Int64 = 1

    static let table = JournaledTable(
        "run", fields: [.plain("place"), .plain("laps")], scope: { _ in "\(scope)" },
        describe: { edit in
            let place = (edit.after ?? edit.before)?.text("place") ?? ""
            func laps(_ fields: Fields?) -> RecordedEdit.Content? {
                fields?.integer("laps").map { .word(Phrase(verbatim: "\($0)")) }
            }
            return [
                JournaledTable.Described(
                    RecordedEdit.Change(
                        Phrase(verbatim: place), before: laps(edit.before), after: laps(edit.after), isEntry: true))
            ]
        })

    static let schema = Schema(
        applicationID: 0x52_55_4E_53,
        migrations: [
            Migration(
                version: 1, name: "create runs",
                statements: [
                    """
                    CREATE TABLE run (
                        id INTEGER PRIMARY KEY, place TEXT NOT NULL, laps INTEGER NOT NULL,
                        deleted INTEGER NOT NULL DEFAULT 0
                    ) STRICT
                    """
                ] + Journal.statements(for: [table]))
        ])
    // end of snippet

    // snippet: an edit
    static func add(_ run: Run, to journal: Journal) async throws -> RowID {
        try await journal.edit { connection, edit in
            let id = try edit.newRow()
            try connection.execute("INSERT INTO run (id, place, laps) VALUES (?, ?, ?)", id, run.place, run.laps)
            return id
        }
    }

    static func remove(_ id: RowID, from journal: Journal) async throws {
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE run SET deleted = 1 WHERE id = ?", id)
        }
    }
    // end of snippet
}
