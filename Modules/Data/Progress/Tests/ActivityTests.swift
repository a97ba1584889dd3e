import MandalartDomainInterface
import ProgressData
import ProgressDataTesting
import ProgressDomainInterface
import ProgressDomainTesting
import SQLite
import SQLiteTesting
import Testing
import Time

@Suite("Activities in SQLite")
struct ActivityTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteActivityRepository {
        let schema = Schema.alone([SQLiteActivityRepository.chartTables] + SQLiteActivityRepository.migrations)
        return SQLiteActivityRepository(database: try await Database.open(file.location, schema: schema))
    }

    @Test("keep the contract", arguments: ActivityRepositoryContract.allCases)
    func contract(_ promise: ActivityRepositoryContract) async throws {
        let other = try ChartID(2)
        try await promise.verify(
            try await open(),
            of: ActivityRepositoryContract.Charts(
                other: other,
                move: { from, to in
                    let item = try #require(
                        try file.rows("SELECT item_id FROM action_item WHERE \(from.sql)").first?[0])
                    try file.run("INSERT INTO action_item VALUES (\(to.values), 0, \(item), '')")
                    try file.run("DELETE FROM action_item WHERE \(from.sql)")
                },
                clear: { try file.run("DELETE FROM action_item WHERE \($0.sql)") },
                undo: { try file.run("INSERT INTO action_item VALUES (2, 1, 4, 0, 1, '')") }))
    }

    @Test("change places with their items, when two of these do")
    func swap() async throws {
        let repository = try await open()
        for (position, text) in [(2, "ran"), (3, "swam")] {
            _ = try await repository.log(
                try Title(text), for: try Title("Run"), at: try Position(position), in: try Position(1), of: .first,
                at: Timestamp(milliseconds: 5))
        }
        try file.run("UPDATE action_item SET item_id = 2 WHERE item_id = 1 AND position = 2")
        try file.run("UPDATE action_item SET item_id = 1 WHERE item_id = 2 AND position = 3")
        let activities = try await repository.activities(of: .first)
        #expect(activities.map(\.position.number) == [3, 2])
        #expect(activities.map(\.isGone) == [false, false])
    }

    @Test(
        "from before items were told apart belong to the one item of that name, else to the one in their place",
        arguments: [
            ("Run", 2, 2, false), ("Run", 3, 2, false), ("Run", 4, 2, false), ("Jog", 2, 2, false),
            ("Jog", 4, 4, true), ("Dive", 9, 9, true), ("Dive", 2, 2, false), ("Dive", 8, 8, false),
        ])
    func migration(item: String, position: Int, next: Int, isGone: Bool) async throws {
        let steps = SQLiteActivityRepository.migrations
        let before = Schema.alone([SQLiteActivityRepository.chartTables] + steps.prefix(1))
        let old = try await Database.open(file.location, schema: before)
        try await old.write { connection in
            try connection.execute("INSERT INTO item (id) VALUES (7), (8)")
            // Two of one name: only their places tell them apart.
            try connection.execute(
                "INSERT INTO action_item VALUES (1, 1, 7, 0, 7, 'Dive'), (1, 1, 8, 0, 8, 'Dive')")
            try connection.execute(
                "INSERT INTO activity (chart_id, sub_goal, position, item, time, text) VALUES (1, 1, ?, ?, 0, 'b')",
                position, item)
        }
        await old.close()
        let activities = try await open().activities(of: .first)
        #expect(activities.map(\.position.number) == [next])
        #expect(activities.map(\.isGone) == [isGone])
    }

    @Test("touch their item, and no other")
    func touch() async throws {
        _ = try await open().log(
            try Title("ran"), for: try Title("Run"), at: try Position(2), in: try Position(1), of: .first,
            at: Timestamp(milliseconds: 5))
        #expect(
            try file.rows("SELECT touched FROM action_item WHERE chart_id = 1 ORDER BY position") == [["5"], ["0"]])
    }

    @Test("go with the chart that is forgotten")
    func forgotten() async throws {
        let repository = try await open()
        for chart in [ChartID.first, try ChartID(2)] {
            _ = try await repository.log(
                try Title("ran"), for: try Title("Run"), at: try Position(2), in: try Position(1), of: chart,
                at: Timestamp(milliseconds: 5))
        }
        try file.run("UPDATE chart SET deleted = 1 WHERE id = 2")
        #expect(try await repository.activities(of: try ChartID(2)) == [])
        #expect(try await repository.activities(of: .first).count == 1)
    }

    @Test("are not read when a row holds what none can have")
    func badRow() async throws {
        let repository = try await open()
        try file.run("INSERT INTO activity VALUES (1, 1, 1, 2, 'Run', 0, ' ', NULL)")
        await #expect(throws: DatabaseError.self) { _ = try await repository.activities(of: .first) }
    }
}

extension CellTarget {
    /// Its columns in the table of action items.
    private var columns: (chart: Int, subGoal: Int, position: Int)? {
        guard case .actionItem(let position, in: let subGoal) = cell, let chart else { return nil }
        return (chart.number, subGoal.number, position.number)
    }

    fileprivate var values: String { columns.map { "\($0.chart), \($0.subGoal), \($0.position)" } ?? "" }

    fileprivate var sql: String { "(chart_id, sub_goal, position) = (\(values))" }
}
