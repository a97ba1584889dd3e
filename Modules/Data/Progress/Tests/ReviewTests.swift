import Basics
import Journal
import JournalTesting
import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting
import ProgressData
import ProgressDomainInterface
import SQLite
import SQLiteTesting
import Testing

@testable import ProgressDomainTesting

@Suite("The review of a week, in SQLite")
struct ReviewTests {
    let file: TemporaryDatabase
    let clock: WallClock
    let monday: Day

    init() throws {
        file = try TemporaryDatabase()
        clock = WallClock(at: try #require(LocalTime("2026-11-10T09:00+09:00")))
        monday = try Day("2026-11-23")
    }

    /// Chart 1 and 2, each with two items around sub-goal 1: run at 2, swim at 3.
    private func open() async throws -> Journal {
        let journal = try await Journal.mandalart(file.location, now: clock.now)
        try await journal.edit { connection, _ in
            try connection.execute("INSERT INTO chart (id, number) VALUES (92, 2)")
            for chart in 1...2 {
                try connection.execute(
                    """
                    INSERT INTO goal (id, chart, position, title)
                        VALUES (10\(chart), (SELECT id FROM chart WHERE number = \(chart)), 1, 'Endurance')
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

    private func item(_ row: Int, _ title: String = "Run 5 km") throws -> ActionItem {
        ActionItem(title: try Title(title), id: Identity(RowID(Int64(row))))
    }

    private func run() throws -> Cell { .actionItem(try Position(2), in: try Position(1)) }

    private func found(_ row: Int) throws -> FoundCell {
        let item = try item(row)
        return FoundCell(in: .first, called: nil, cell: try run(), id: item.id, title: item.title)
    }

    @Test("keeps the contract", arguments: ReviewRepositoryContract.allCases)
    func contract(_ promise: ReviewRepositoryContract) async throws {
        let journal = try await open()
        try await promise.verify(
            ReviewRepositoryContract.House(
                repository: SQLiteReviewRepository(journal), other: try ChartID(2),
                item: { try item($0.row, $0.row < 210 ? "Run 5 km" : "Swim") },
                finish: { target, time in
                    clock.set(to: time)
                    try await journal.run("UPDATE item SET rate = 100 WHERE id = \(target.row)")
                },
                log: { text, chart, day in
                    let activity = try await journal.log(
                        try ActivityText(text), for: 200 + chart.number, at: clock.now(), on: day)
                    return ChartActivity(activity, of: chart)
                },
                move: { from, to in
                    let goal = 100 + (to.chart?.number ?? 0)
                    try await journal.run("UPDATE item SET goal = \(goal), position = 8 WHERE id = \(from.row)")
                },
                clear: { try await journal.run("UPDATE item SET deleted = 1 WHERE id = \($0.row)") },
                archive: { try await journal.run("UPDATE chart SET archived = 1 WHERE number = \($0)") }))
    }

    @Test("picks and takes back by edits of the chart, which are undone, and redone")
    func undo() async throws {
        let journal = try await open()
        let repository = SQLiteReviewRepository(journal)
        _ = try await repository.pick([try found(201)], on: monday)
        _ = try await repository.unpick([try found(201)], on: monday)
        let history = journal.history(of: .first)
        #expect(try await history.undo() != nil)
        #expect(try await repository.picks(madeOn: monday...monday).map(\.title.text) == ["Run 5 km"])
        #expect(try await history.undo() != nil)
        #expect(try await repository.picks(madeOn: monday...monday) == [])
        _ = try await history.redo()
        #expect(try await repository.picks(madeOn: monday...monday).count == 1)
        let first = try await history.last(10).reversed().first { $0.changes.count == 1 }?.changes.first
        #expect(first == RecordedEdit.Change(pickOf: try run(), in: nil, before: nil, after: monday))
    }

    @Test("keeps a pick away from when an item was touched")
    func touched() async throws {
        let repository = SQLiteReviewRepository(try await open())
        let before = try file.rows("SELECT time FROM item_touch WHERE item = 201")
        _ = try await repository.pick([try found(201)], on: monday)
        #expect(try file.rows("SELECT time FROM item_touch WHERE item = 201") == before)
    }

    @Test("brings a pick back with an item whose clearing is undone")
    func cleared() async throws {
        let journal = try await open()
        let repository = SQLiteReviewRepository(journal)
        _ = try await repository.pick([try found(201)], on: monday)
        try await journal.run("UPDATE item SET deleted = 1 WHERE id = 201")
        _ = try await journal.history(of: .first).undo()
        #expect(try await repository.picks(madeOn: monday...monday).map(\.title.text) == ["Run 5 km"])
    }

    @Test("has no pick that one machine took back after another had picked the item again for the next week")
    func merging() async throws {
        let other = try TemporaryDatabase()
        let before = try await open()
        _ = try await SQLiteReviewRepository(before).pick([try found(201)], on: monday)
        await before.database.close()
        try other.write(try file.bytes())

        let mine = try await Journal.mandalart(file.location, now: clock.now)
        let theirs = try await Journal.mandalart(other.location, now: clock.now)
        let friday = Day(number: monday.number + 4)
        _ = try await SQLiteReviewRepository(mine).pick([try found(201)], on: friday)
        _ = try await SQLiteReviewRepository(theirs).unpick([try found(201)], on: friday)
        try await mine.merge(theirs)
        try await theirs.merge(mine)
        let error = ProgressError.notPicked(try Title("Run 5 km"))
        for journal in [mine, theirs] {
            let repository = SQLiteReviewRepository(journal)
            let picks = try await repository.picks(madeOn: monday...friday).map(\.title.text)
            #expect(picks == [])
            await #expect(throws: error) { try await repository.unpick([try found(201)], on: friday) }
        }
    }

    @Test("tells of no item that was as far before the week, or came so")
    func completed() async throws {
        let journal = try await open()
        try await journal.run("UPDATE item SET rate = 100 WHERE id = 201")
        let time = try #require(LocalTime("2026-11-20T00:00+09:00")).timestamp
        clock.set(to: time)
        try await journal.run("UPDATE item SET rate = 90 WHERE id = 201")
        try await journal.run("UPDATE item SET rate = 100 WHERE id = 201")
        try await journal.run("INSERT INTO item (id, goal, position, title, rate) VALUES (301, 101, 7, 'Import', 100)")
        try await journal.run("INSERT INTO item (id, goal, position, title, rate) VALUES (302, 101, 8, 'Quick', 0)")
        try await journal.run("UPDATE item SET rate = 100 WHERE id = 302")
        try await journal.run("UPDATE item SET rate = 100 WHERE id = 211")
        try await journal.run("UPDATE item SET rate = 50 WHERE id = 211")
        let repository = SQLiteReviewRepository(journal)
        func progress() async throws -> [String] {
            try await repository.progress(within: time..<Timestamp(milliseconds: .max)).map {
                "\($0.found.title) \($0.before) \($0.isCompleted)"
            }
        }
        #expect(try await progress() == ["Swim 10% false", "Quick 0% true"])
        #expect(try await repository.edits(within: time..<Timestamp(milliseconds: .max)) == 7)
        _ = try await journal.history(of: .first).undo()
        #expect(try await repository.edits(within: time..<Timestamp(milliseconds: .max)) == 6)
        #expect(try await progress() == ["Swim 10% true", "Quick 0% true"])
    }

    @Test("finds what is picked by the index of that")
    func plan() async throws {
        _ = try await open()
        let plan = try file.rows("EXPLAIN QUERY PLAN SELECT 1 FROM item WHERE picked >= 'a' AND NOT deleted")
        #expect(plan.joined().contains { $0?.contains("picked_items") == true })
    }
}

extension Journal {
    fileprivate func run(_ sql: String) async throws {
        try await edit { connection, _ in try connection.execute(sql) }
    }
}

extension CellTarget {
    /// The number of its row.
    fileprivate var row: Int {
        guard case .actionItem(let position, in: _) = cell else { return 0 }
        return (position.number == 2 ? 200 : 210) + (chart?.number ?? 0)
    }
}
