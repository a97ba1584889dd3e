import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing
import Time

@Suite("Finding cells in SQLite")
struct FinderTests {
    /// A clock that tests set.
    private final class Clock: Sendable {
        private let time = Mutex(Timestamp(milliseconds: 0))
        var now: Timestamp { time.withLock { $0 } }
        func set(_ now: Timestamp) { time.withLock { $0 = now } }
    }

    @Test("keeps the contract", arguments: FinderRepositoryContract.allCases)
    func contract(_ promise: FinderRepositoryContract) async throws {
        let database = try await Database.open(.memory, schema: .alone(SQLiteMandalartRepository.migrations))
        let clock = Clock()
        try await promise.verify(
            FinderRepositoryContract.House(
                charts: SQLiteChartsRepository(database: database) { clock.now },
                finder: SQLiteFinderRepository(database: database), setClock: { clock.set($0) }))
    }

    @Test("knows the cells and the times of a file from before there was an index")
    func migration() async throws {
        let file = try TemporaryDatabase()
        let before = Schema.alone(Array(SQLiteMandalartRepository.migrations.prefix { $0.version < 5 }))
        let old = try await Database.open(file.location, schema: before)
        for sql in [
            "INSERT INTO goal (chart_id, position, title, description) VALUES (1, 2, 'Endurance', 'slow')",
            "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 2, 3, 'Swim', 0)",
            "INSERT INTO edit (id, chart_id, time) VALUES (1, 1, 1000), (2, 1, 2000)",
            "INSERT INTO cell_change (edit_id, goal, place, after) VALUES (1, 2, 3, '{}'), (2, 2, 3, '{\"a\":1}')",
        ] {
            try await old.write { _ = try $0.execute(sql) }
        }
        await old.close()
        let database = try await Database.open(file.location, schema: .alone(SQLiteMandalartRepository.migrations))
        let finder = SQLiteFinderRepository(database: database)
        #expect(try await finder.cells(with: try SearchWords("slow"), atMost: 9).map(\.title.text) == ["Endurance"])
        let items = try await finder.unfinishedItems(notTouchedSince: nil, atMost: 9)
        #expect(items.map(\.touched?.milliseconds) == [2000])
    }

    @Test("finds whole what a file from before version 13 has indexed in parts")
    func decomposed() async throws {
        let file = try TemporaryDatabase()
        let before = Schema.alone(Array(SQLiteMandalartRepository.migrations.prefix { $0.version < 13 }))
        let old = try await Database.open(file.location, schema: before)
        let parts = "\u{1103}\u{1165}\u{11AB}\u{110C}\u{1175}\u{1100}\u{1175}"
        try await old.write { connection in
            try connection.execute(
                "INSERT INTO goal (chart_id, position, title, description) VALUES (1, 2, 'a', ?)", parts)
            try connection.execute(
                "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 2, 3, ?, 0)", parts)
            try connection.execute("DELETE FROM search_pending")
        }
        await old.close()
        let database = try await Database.open(file.location, schema: .alone(SQLiteMandalartRepository.migrations))
        let finder = SQLiteFinderRepository(database: database)
        #expect(try await finder.cells(with: try SearchWords("던지기"), atMost: 9).count == 2)
    }

    @Test("knows what a program wrote that keeps no index")
    func otherProgram() async throws {
        let file = try ChartFile()
        let (repository, database) = try await ChartFile.open(file.file.path)
        _ = try await repository.edit { $0 = try .marathon }
        try file.file.run("UPDATE action_item SET title = 'Dive' WHERE title = 'Swim'")
        let finder = SQLiteFinderRepository(database: database)
        #expect(try await finder.cells(with: try SearchWords("dive"), atMost: 9).map(\.title.text) == ["Dive"])
        #expect(try await finder.cells(with: try SearchWords("swim"), atMost: 9) == [])
    }
}
