import MandalartData
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The tables hold together")
struct ForeignKeyTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    @Test("after many edits no row points to one that is not there")
    func check() async throws {
        let repository = try await chart.open()
        _ = try await repository.fill()
        _ = try await repository.edit { $0 = try Chart.marathon }
        _ = try await repository.edit { $0 = Chart() }
        #expect(try chart.file.rows("PRAGMA foreign_key_check").isEmpty)
        #expect(try chart.lines("PRAGMA integrity_check") == ["ok"])
    }

    @Test(
        "the tables refuse what no chart can have",
        arguments: [
            "INSERT INTO goal (chart_id, position, title, description) VALUES (1, 10, 'a', '')",
            "INSERT INTO goal (chart_id, position, title, description) VALUES (2, 1, 'a', '')",
            "INSERT INTO goal (chart_id, position, title, description) VALUES (1, 1, '', '')",
            "INSERT INTO goal (chart_id, position, title, description, palette) VALUES (1, 1, 'a', '', 'Coral')",
            "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 1, 1, 'a', 0)",
            "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 5, 1, 'a', 0)",
            "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 6, 5, 'a', 0)",
            "INSERT INTO action_item (chart_id, sub_goal, position, title, rate) VALUES (1, 6, 2, 'a', 101)",
            "INSERT INTO edit (chart_id, time) VALUES (2, 0)",
            "INSERT INTO cell_change (edit_id, goal, place, after) VALUES (9, 1, 5, '{}')",
            "INSERT INTO cell_change (edit_id, goal, place, after) VALUES (1, 5, 1, '{}')",
            "INSERT INTO cell_change (edit_id, goal, place, after) VALUES (1, 9, 5, '')",
            "INSERT INTO cell_change (edit_id, goal, place) VALUES (1, 9, 5)",
            "INSERT INTO edit (chart_id, time, undoes) VALUES (1, 0, 9)",
            "INSERT INTO edit (chart_id, time, redoes) VALUES (1, 0, 2)",
            "INSERT INTO edit (chart_id, time, undoes, redoes) VALUES (1, 0, 1, 1)",
            "DELETE FROM chart",
        ])
    func refused(sql: String) async throws {
        let (repository, database) = try await ChartFile.open(chart.file.path)
        _ = try await repository.edit { next in
            next = try Chart.marathon
            next.subGoals[try Position(1)] = nil
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute(sql) }
        }
        #expect(error?.kind == .constraint)
    }
}
