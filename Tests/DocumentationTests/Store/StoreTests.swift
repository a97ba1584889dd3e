import Basics
import Journal
import PlatformTesting
import SQLite
import SQLiteTesting
import Sync
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

    @Test("exchanges its edits with another one, through a folder")
    func exchange() async throws {
        let folders = try TemporaryFolder()
        let path = folders.file("runs")
        func open() async throws -> Journal {
            let database = try await Database.open(.memory, schema: JournaledRuns.schema)
            return Journal(database, tables: [JournaledRuns.table], now: { Timestamp(milliseconds: 1_000) })
        }
        let (journal, other) = (try await open(), try await open())
        _ = try await JournaledRuns.add(Run(place: "Park", laps: 3), to: journal)
        // snippet: an exchange of edits
        let folder = FolderRemote("~/Dropbox/runs", path: path, program: "runs")
        let laptop = Synchronizer(
            of: journal, machine: "laptop", adjustmentsOfCopies: Journal.adjustmentsOfCopies,
            now: { Timestamp(milliseconds: 1_000) })
        let outcome = try await laptop.exchange(with: folder)
        // end of snippet
        #expect(outcome.sent == 1)
        let desktop = Synchronizer(
            of: other, machine: "desktop", adjustmentsOfCopies: [], now: { Timestamp(milliseconds: 1_000) })
        #expect(try await desktop.exchange(with: folder).received == 1)
        let last = try await ScopeHistory(other, of: JournaledRuns.scope).last(1)
        #expect(last.first?.machine == "laptop")
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
