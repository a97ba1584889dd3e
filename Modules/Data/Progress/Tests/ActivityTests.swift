import Basics
import Journal
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import ProgressData
import ProgressDataTesting
import ProgressDomainInterface
import SQLite
import SQLiteTesting
import Testing

@testable import ProgressDomainTesting

@Suite("Activities in SQLite")
struct ActivityTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> Journal { try await .mandalart(file.location) }

    /// Chart 1 and 2, each with two items around sub-goal 1: run at 2, swim at 3.
    private func fill(_ journal: Journal) async throws {
        try await journal.edit { connection, _ in
            try connection.execute("INSERT INTO chart (id, number) VALUES (92, 2)")
            try connection.execute(
                """
                INSERT INTO goal (id, chart, position, title)
                    VALUES (101, (SELECT id FROM chart WHERE number = 1), 1, 'Endurance'), (102, 92, 1, 'Endurance')
                """)
            try connection.execute(
                """
                INSERT INTO item (id, goal, position, title, rate) VALUES
                    (201, 101, 2, 'Run 5 km', 0), (202, 101, 3, 'Swim', 0), (203, 102, 2, 'Run 5 km', 0)
                """)
        }
    }

    @Test("keep the contract", arguments: ActivityRepositoryContract.allCases)
    func contract(_ promise: ActivityRepositoryContract) async throws {
        let journal = try await open()
        try await fill(journal)
        try await promise.verify(
            SQLiteActivityRepository(journal),
            of: ActivityRepositoryContract.Charts(
                other: try ChartID(2),
                log: { try await journal.log($0, for: 200 + $1.number * 2 - 1, at: $2, on: $3) },
                move: { from, to in try file.run("UPDATE item SET \(to.assignments) WHERE \(from.conditionOfItem)") },
                clear: { try file.run("UPDATE item SET deleted = 1 WHERE \($0.conditionOfItem)") },
                undo: { try file.run("UPDATE item SET deleted = 0, goal = 102, position = 4 WHERE id = 201") }))
    }

    @Test("touch their item, and no other")
    func touch() async throws {
        let journal = try await open()
        try await fill(journal)
        try file.run("UPDATE item_touch SET time = 0")
        _ = try await log("ran", in: journal)
        let touched = try file.rows("SELECT item FROM item_touch WHERE time = 5")
        #expect(touched == [["201"]])
    }

    @Test("keep the day where the person was, beside the time")
    func day() async throws {
        let journal = try await open()
        try await fill(journal)
        _ = try await log("ran", in: journal)
        #expect(try file.rows("SELECT day, time FROM activity") == [["2026-11-23", "5"]])
        let repository = SQLiteActivityRepository(journal)
        // Time 5 is in 1970; the day is the one that was given.
        #expect(try await repository.activities(of: .first).map(\.day.description) == ["2026-11-23"])
    }

    @Test("are undone in their chart, and nothing else with them")
    @MainActor func undo() async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteActivityRepository(journal)
        try await fill(journal)
        let (first, second) = (try await log("ran", in: journal), try await log("ran again", in: journal))
        // The first chart, what was filled in, and two entries.
        #expect(try file.rows("SELECT count(*) FROM journal_edit") == [["4"]])
        let undone = try await journal.history(of: .first).undo()
        #expect(undone?.changes.map(\.before) == [nil])
        #expect(undone?.changes.map(\.after) == [.text("ran again")])
        #expect(try await repository.activities(of: .first) == [first])
        try await repository.remove(first.number, of: .first)
        _ = try await journal.history(of: .first).undo()
        #expect(try await repository.activities(of: .first) == [first])
        #expect(second.number == first.number + 1)
    }

    @Test("go out of sight with the chart that is forgotten")
    func forgotten() async throws {
        let journal = try await open()
        let repository = SQLiteActivityRepository(journal)
        try await fill(journal)
        _ = try await log("ran", in: journal)
        try file.run("UPDATE chart SET deleted = 1 WHERE number = 1")
        await #expect(throws: MandalartError.noSuchChart("1")) { try await repository.activities(of: .first) }
    }

    @Test("are told at the place where the chart shows their item, although another item claims it")
    func contested() async throws {
        let journal = try await open()
        try await fill(journal)
        let entry = try await log("ran", in: journal)
        // As after a merge: the later claim of position 2 has it, and the run is shown in the nearest free place.
        try file.run("UPDATE item SET position = 2 WHERE id = 202")
        try await journal.recordOutside()
        let told = try await SQLiteActivityRepository(journal).activities(of: .first)
        #expect(told.map(\.position.number) == [1])
        #expect(try await SQLiteTodayRepository(journal).entries(of: entry.day).map(\.activity) == told)
    }

    @Test("are shown without a row that holds what none can have")
    func badRow() async throws {
        let journal = try await open()
        let repository = SQLiteActivityRepository(journal)
        try await fill(journal)
        let good = try await log("ran", in: journal)
        try file.run(
            "INSERT INTO activity (id, item, title, time, day, text) VALUES (1, 201, 'Run', 0, '2026-11-23', ' ')")
        #expect(try await repository.activities(of: .first) == [good])
    }

    private func log(_ text: String, in journal: Journal) async throws -> Activity {
        try await journal.log(
            try ActivityText(text), for: 201, at: Timestamp(milliseconds: 5), on: try Day("2026-11-23"))
    }
}

extension CellTarget {
    /// Its place in the table of items.
    private var place: (goal: Int, position: Int)? {
        guard case .actionItem(let position, in: _) = cell, let chart else { return nil }
        return (100 + chart.number, position.number)
    }

    fileprivate var assignments: String { place.map { "goal = \($0.goal), position = \($0.position)" } ?? "" }

    fileprivate var conditionOfItem: String {
        place.map { "NOT deleted AND goal = \($0.goal) AND position = \($0.position)" } ?? ""
    }

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

@Suite("What matters today, in SQLite")
struct TodayTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// Chart 1 and 2, each with a core goal and with two items around sub-goal 1: run at 2, swim at 3.
    private func open() async throws -> Journal {
        let journal = try await Journal.mandalart(file.location)
        try await journal.edit { connection, _ in
            try connection.execute("INSERT INTO chart (id, number) VALUES (92, 2)")
            for chart in 1...2 {
                try connection.execute(
                    """
                    INSERT INTO goal (id, chart, position, title) VALUES
                        (10\(chart), (SELECT id FROM chart WHERE number = \(chart)), 1, 'Endurance'),
                        (11\(chart), (SELECT id FROM chart WHERE number = \(chart)), 5, 'Run a marathon')
                    """)
                try connection.execute(
                    """
                    INSERT INTO item (id, goal, position, title, rate) VALUES
                        (20\(chart), 10\(chart), 2, 'Run 5 km', 40), (21\(chart), 10\(chart), 3, 'Swim', 10)
                    """)
            }
        }
        return journal
    }

    @Test("keeps the contract", arguments: TodayRepositoryContract.allCases)
    func contract(_ promise: TodayRepositoryContract) async throws {
        let journal = try await open()
        try await promise.verify(
            TodayRepositoryContract.House(
                repository: SQLiteTodayRepository(journal), other: try ChartID(2),
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

    @Test("tells of the core goal that its chart shows, although two claim the centre")
    func contestedCentre() async throws {
        let journal = try await Journal.mandalart(file.location)
        for (id, title) in [(101, "First"), (102, "Later")] {
            try await journal.edit { connection, _ in
                let sql = "INSERT INTO goal (id, chart, position, title) SELECT ?, id, 5, ? FROM chart"
                try connection.execute(sql, id, title)
            }
        }
        try await journal.edit { connection, _ in try connection.execute("UPDATE chart SET due = '2026-11-24'") }
        let due = try await SQLiteTodayRepository(journal).due(until: try Day("2026-11-24")).map(\.found)
        #expect(due.map(\.cell) == [.coreGoal])
        #expect(due.map { [$0.title, $0.chartName].map { $0?.text } } == [["Later", "Later"]])
    }

    @Test("tells of goals that are due when an item of theirs became a habit after it was finished")
    func finishedHabit() async throws {
        let repository = SQLiteTodayRepository(try await open())
        let day = try Day("2026-11-24")
        try file.run("UPDATE goal SET due = '\(day)' WHERE id = 101; UPDATE chart SET due = '\(day)' WHERE number = 1")
        try file.run("UPDATE item SET rate = 100")
        let finished = try await repository.due(until: day)
        #expect(finished == [])
        try file.run("UPDATE item SET cadence = 'daily' WHERE id = 201")
        let due = try await repository.due(until: day).map(\.found.title.text)
        #expect(due == ["Endurance", "Run a marathon"])
    }

    @Test("tells of a due item that became a habit after it was finished")
    func finishedItem() async throws {
        let repository = SQLiteTodayRepository(try await open())
        let day = try Day("2026-11-24")
        try file.run("UPDATE item SET due = '\(day)', rate = 100 WHERE goal = 101")
        let finished = try await repository.due(until: day)
        #expect(finished == [])
        try file.run("UPDATE item SET cadence = 'daily' WHERE id = 201")
        let due = try await repository.due(until: day).map(\.found.title.text)
        #expect(due == ["Run 5 km"])
    }

    @Test("tells of a due sub-goal that another store deleted, while it has items")
    func keptGoal() async throws {
        let repository = SQLiteTodayRepository(try await open())
        try file.run("UPDATE goal SET due = '2026-11-24', deleted = 1 WHERE position = 1")
        try file.run("UPDATE item SET deleted = 1 WHERE goal = 102")
        let due = try await repository.due(until: try Day("2026-11-24")).map(\.found)
        #expect(due.map { "\($0.chart) \($0.title)" } == ["1 Endurance"])
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

extension Journal {
    /// Logs an activity for the item “Run 5 km” that is stored in a row, at 2 around sub-goal 1, as one edit.
    func log(_ text: ActivityText, for row: Int, at time: Timestamp, on day: Day) async throws -> Activity {
        let (one, two, title) = (try Position(1), try Position(2), try Title("Run 5 km"))
        return try await edit { connection, edit in
            var activity = Activity(
                number: 0, subGoal: one, position: two, item: title, time: time, on: day, text: text)
            let entry = try connection.insert(activity, of: RowID(Int64(row)), in: &edit)
            let number = try connection.first("SELECT number FROM activity WHERE id = ?", entry) {
                try $0.integer("number")
            }
            activity.number = number ?? 0
            return activity
        }
    }
}
