import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting
import ProgressData
import ProgressDomainInterface
import ProgressDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("What matters today, in SQLite")
struct TodayTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// Chart 1 and 2, each with a core goal and with two items around sub-goal 1: run at 2, swim at 3.
    private func open() async throws -> Journal {
        let journal = try await Journal.mandalart(file.location)
        try file.run("INSERT INTO chart (id, number) VALUES (92, 2)")
        for chart in 1...2 {
            try file.run(
                """
                INSERT INTO goal (id, chart, position, title) VALUES
                    (10\(chart), (SELECT id FROM chart WHERE number = \(chart)), 1, 'Endurance'),
                    (11\(chart), (SELECT id FROM chart WHERE number = \(chart)), 5, 'Run a marathon');
                INSERT INTO item (id, goal, position, title, rate) VALUES
                    (20\(chart), 10\(chart), 2, 'Run 5 km', 40), (21\(chart), 10\(chart), 3, 'Swim', 10);
                """)
        }
        return journal
    }

    @Test("keeps the contract", arguments: TodayRepositoryContract.allCases)
    func contract(_ promise: TodayRepositoryContract) async throws {
        let journal = try await open()
        try await promise.verify(
            TodayRepositoryContract.House(
                SQLiteTodayRepository(journal), other: try ChartID(2),
                setDue: { try file.run("UPDATE \($0.table) SET due = '\($1)' WHERE \($0.condition)") },
                finish: { try file.run("UPDATE item SET rate = 100 WHERE \($0.condition)") },
                archive: { try file.run("UPDATE chart SET archived = 1 WHERE number = \($0)") },
                log: { text, chart, day in
                    let activity = try await journal.log(
                        try ActivityText(text), for: 200 + chart.number, at: Timestamp(milliseconds: 5), on: day)
                    return ChartActivity(activity, of: chart)
                }))
    }

    @Test("tells of a core goal that is due as of its chart, and of a chart without a name")
    func coreGoal() async throws {
        let repository = SQLiteTodayRepository(try await open())
        try file.run("UPDATE chart SET due = '2026-11-24' WHERE number = 1")
        try file.run("INSERT INTO chart (id, number, due) VALUES (93, 3, '2026-11-25')")
        let due = try await repository.due(until: try Day("2026-11-25")).map(\.found)
        #expect(due.map(\.cell) == [.coreGoal, .coreGoal])
        #expect(due.map(\.title.text) == ["Run a marathon", "chart/3"])
    }

    @Test("has nothing of a chart that is forgotten, nor of an entry that was taken out")
    func forgotten() async throws {
        let repository = SQLiteTodayRepository(try await open())
        try file.run("UPDATE item SET due = '2026-11-24'")
        try file.run(
            "INSERT INTO activity (id, item, title, time, day, text, deleted) VALUES (1, 201, 'Run', 0, '2026-11-24', 'ran', 1)"
        )
        try file.run("UPDATE chart SET deleted = 1 WHERE number = 2")
        let day = try Day("2026-11-24")
        #expect(try await repository.due(until: day).map(\.found.chart) == [.first, .first])
        #expect(try await repository.entries(of: day) == [])
    }

    @Test("knows the last edit")
    func lastEdit() async throws {
        let repository = SQLiteTodayRepository(try await .mandalart(now: { Timestamp(milliseconds: 7) }))
        #expect(try await repository.lastEdit() == nil)
    }

    @Test("finds items by the index of their days, and entries by that of theirs")
    func plan() async throws {
        _ = try await open()
        let items = try file.rows("EXPLAIN QUERY PLAN SELECT 1 FROM item WHERE due <= '2026-11-24' AND NOT deleted")
        let entries = try file.rows("EXPLAIN QUERY PLAN SELECT 1 FROM activity WHERE day = '2026-11-24'")
        #expect(items.joined().contains { $0?.contains("due_items") == true })
        #expect(entries.joined().contains { $0?.contains("activities_of_day") == true })
        // In the order of the index, so that the rest of a long log is not read.
        let days = try file.rows(
            """
            EXPLAIN QUERY PLAN SELECT DISTINCT day FROM activity WHERE item = 201 AND NOT deleted ORDER BY day DESC LIMIT 9
            """
        ).joined().compactMap(\.self)
        #expect(days.contains { $0.contains("COVERING INDEX activities_of_item") })
        #expect(!days.contains { $0.contains("TEMP B-TREE") })
    }
}

extension CellTarget {
    /// The table with the cell's due day. That of the core goal is in the row of the chart.
    fileprivate var table: String {
        switch cell {
        case .coreGoal: "chart"
        case .subGoal: "goal"
        case .actionItem: "item"
        }
    }

    fileprivate var condition: String {
        let number = chart?.number ?? 0
        return switch cell {
        case .coreGoal: "number = \(number)"
        case .subGoal: "id = \(100 + number)"
        case .actionItem(let position, in: _): "id = \(position.number == 2 ? 200 + number : 210 + number)"
        }
    }
}
