import MandalartData
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Items told apart in a file")
struct ItemTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    private func ids(_ repository: some MandalartRepository) async throws -> [Int] {
        try await repository.chart().subGoals.values.flatMap(\.items.values).compactMap(\.id?.number).sorted()
    }

    @Test("a file from before version 10 gets them told apart, and its records, which do not tell, can be undone")
    func migration() async throws {
        let old = Schema.alone(SQLiteMandalartRepository.migrations.filter { $0.version < 10 })
        let database = try await Database.open(chart.file.location, schema: old)
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO goal (chart_id, position, title, description) VALUES (1, 2, 'Endurance', '')")
            try connection.execute(
                "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 2, 3, 'Run', 40)")
            try connection.execute("INSERT INTO edit (chart_id, time) VALUES (1, 7)")
            try connection.execute(
                """
                INSERT INTO cell_change (edit_id, goal, place, before, after)
                VALUES (1, 2, 3, '{"title":"Run","rate":10}', '{"title":"Run","rate":40}')
                """)
        }
        await database.close()
        let repository = try await chart.open()
        let before = try await ids(repository)
        #expect(before.count == 1)
        _ = try await repository.undo()
        #expect(try chart.lines("SELECT rate FROM action_item") == ["10"])
        #expect(try await ids(repository) == before)
    }

    @Test("what a program fills that does not know of items is a new one")
    func olderProgram() async throws {
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try .marathon }
        let before = try await ids(repository)
        try chart.file.run(
            "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 1, 9, 'Bike', 0)")
        #expect(try await ids(repository) == before + [4])
    }

    @Test("an edit that fills nothing makes no new item")
    func nothingNew() async throws {
        let repository = try await chart.open()
        for _ in 1...3 { _ = try await repository.edit { $0 = try .marathon } }
        _ = try await repository.edit { $0.subGoals[try Position(1)]?.items[try Position(2)]?.rate = .zero }
        #expect(try chart.lines("SELECT count(*) FROM item") == ["3"])
    }
}
