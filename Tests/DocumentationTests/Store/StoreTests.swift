import Basics
import Journal
import SQLite
import SQLiteTesting
import Testing

@MainActor @Suite("A store of the articles")
struct StoreTests {
    @Test("gives back what was written, also to another connection of the file")
    func rows() async throws {
        let file = try TemporaryDatabase()
        // snippet: opening a database
        let database = try await Database.open(.file(file.path), schema: RunTables.schema)
        let runs = SQLiteRuns(database: database)
        try await runs.add(Run(place: "Han River", laps: 4))
        await database.close()
        // end of snippet
        let again = SQLiteRuns(database: try await Database.open(.file(file.path), schema: RunTables.schema))
        let seen = try await again.runs(at: "Han River")
        #expect(seen == [Run(place: "Han River", laps: 4)])
    }

    @Test("leaves out a row that cannot be read, and says which")
    func unreadable() async throws {
        let database = try await Database.open(.memory, schema: RunTables.schema)
        let runs = SQLiteRuns(database: database)
        try await runs.add(Run(place: "Park", laps: 1))
        try await database.write { connection in
            try connection.execute("INSERT INTO run (place, laps) VALUES ('Park', 9223372036854775807)")
        }
        let seen = try await database.read { connection in
            try connection.readable("SELECT laps FROM run ORDER BY id") { try $0.integer("laps", as: Int32.self) }
        }
        #expect(seen == [1])
        // snippet: rows that were left out
        let reasons = database.unreadableRows.takeNew().map(\.description)
        // end of snippet
        #expect(reasons.count == 1, "\(reasons)")
    }

    @Test("undoes the last edit, redoes it, and tells both")
    func undo() async throws {
        // snippet: undo and history
        let database = try await Database.open(.memory, schema: JournaledRuns.schema)
        let journal = Journal(database, tables: [JournaledRuns.table], now: { Timestamp(milliseconds: 1_000) })
        let history = ScopeHistory(journal, of: JournaledRuns.scope)

        let run = try await JournaledRuns.add(Run(place: "Park", laps: 3), to: journal)
        try await JournaledRuns.remove(run, from: journal)
        let undone = try await history.undo()
        let last = try await history.last(10)
        // end of snippet
        #expect(undone?.number == 2)
        #expect(last.map(\.origin) == [.undo(of: 2), .change, .change])
        #expect(last.first?.changes.first?.after == .word(Phrase(verbatim: "3")))
    }
}
