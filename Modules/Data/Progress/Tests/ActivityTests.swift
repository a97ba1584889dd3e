import Basics
import Journal
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import ProgressData
import ProgressDataTesting
import ProgressDomainInterface
import ProgressDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Activities in SQLite")
struct ActivityTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> Journal { try await .mandalart(file.location) }

    /// Chart 1 and 2, each with two items around sub-goal 1: run at 2, swim at 3.
    private func fill() throws {
        try file.run(
            """
            INSERT INTO chart (id, number) VALUES (92, 2);
            INSERT INTO goal (id, chart, position, title)
                VALUES (101, (SELECT id FROM chart WHERE number = 1), 1, 'Endurance'), (102, 92, 1, 'Endurance');
            INSERT INTO item (id, goal, position, title, rate) VALUES
                (201, 101, 2, 'Run 5 km', 0), (202, 101, 3, 'Swim', 0), (203, 102, 2, 'Run 5 km', 0);
            """)
    }

    @Test("keep the contract", arguments: ActivityRepositoryContract.allCases)
    func contract(_ promise: ActivityRepositoryContract) async throws {
        let journal = try await open()
        try fill()
        try await promise.verify(
            SQLiteActivityRepository(journal),
            of: ActivityRepositoryContract.Charts(
                other: try ChartID(2),
                log: { try await journal.log($0, for: 200 + $1.number * 2 - 1, at: $2, on: $3) },
                move: { from, to in try file.run("UPDATE item SET \(to.assignments) WHERE \(from.condition)") },
                clear: { try file.run("UPDATE item SET deleted = 1 WHERE \($0.condition)") },
                undo: { try file.run("UPDATE item SET deleted = 0, goal = 102, position = 4 WHERE id = 201") }))
    }

    @Test("touch their item, and no other")
    func touch() async throws {
        let journal = try await open()
        try fill()
        _ = try await log("ran", in: journal)
        let touched = try file.rows("SELECT item FROM item_touch WHERE time = 5")
        #expect(touched == [["201"]])
    }

    @Test("keep the day where the person was, beside the time")
    func day() async throws {
        let journal = try await open()
        try fill()
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
        try fill()
        let (first, second) = (try await log("ran", in: journal), try await log("ran again", in: journal))
        // The first chart, what was filled in by SQL, and two entries.
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
        try fill()
        _ = try await log("ran", in: journal)
        try file.run("UPDATE chart SET deleted = 1 WHERE number = 1")
        await #expect(throws: MandalartError.noSuchChart("1")) { try await repository.activities(of: .first) }
    }

    @Test("are shown without a row that holds what none can have")
    func badRow() async throws {
        let journal = try await open()
        let repository = SQLiteActivityRepository(journal)
        try fill()
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

    fileprivate var condition: String {
        place.map { "NOT deleted AND goal = \($0.goal) AND position = \($0.position)" } ?? ""
    }
}
