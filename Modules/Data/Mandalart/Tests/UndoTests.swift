import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Testing
import Time

@Suite("Undo and redo on a file")
struct UndoTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    @Test("what can be undone and redone is the same after closing and opening again")
    func reopening() async throws {
        func inNewRun<Output: Sendable>(
            _ body: @Sendable (SQLiteMandalartRepository) async throws -> Output
        ) async throws -> Output {
            let (repository, database) = try await ChartFile.open(chart.file.path)
            let output = try await body(repository)
            await database.close()
            return output
        }
        for _ in 1...3 { try await inNewRun { try await $0.countUp() } }
        for count in [2, 1] {
            #expect(try await inNewRun { try await $0.undo() }?.number == count + 1)
            #expect(try await inNewRun { try await $0.chart() }.count == count)
        }
        #expect(try await inNewRun { try await $0.redo() }?.number == 2)
        #expect(try await inNewRun { try await $0.chart() }.count == 2)
        let kinds = try await inNewRun { try await $0.history(last: 9) }.map(\.kind)
        #expect(kinds == [.redo(of: 2), .undo(of: 2), .undo(of: 3), .change, .change, .change])
    }

    @Test("an edit has the time of the clock, and so has an undo")
    func time() async throws {
        let repository = try await chart.open()
        try await repository.countUp()
        _ = try await repository.undo()
        #expect(try await repository.history(last: 9).map(\.time) == [ChartFile.time, ChartFile.time])
    }

    @Test("an undo that fails while it is recorded changes nothing, and can be tried again")
    func failingRecord() async throws {
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        try chart.file.run(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON cell_change WHEN new.place <> 5 BEGIN
                SELECT raise(ABORT, 'refused'); END
            """)
        await #expect(throws: DatabaseError.self) { try await repository.undo() }
        #expect(try await repository.chart() == Chart.marathon)
        #expect(try chart.lines("SELECT count(*) FROM edit") == ["1"])
        try chart.file.run("DROP TRIGGER refuse")
        _ = try await repository.undo()
        #expect(try await repository.chart() == Chart())
    }

    @Test("a file of version 1 is brought to the next one, keeps a copy, and its edits can be undone")
    func migration() async throws {
        let old = Schema.alone(Array(SQLiteMandalartRepository.migrations.prefix(1)))
        let database = try await Database.open(chart.file.location, schema: old)
        try await database.write { connection in
            try connection.execute("INSERT INTO goal (chart_id, position, title, description) VALUES (1, 5, 'b', '')")
            try connection.execute("INSERT INTO edit (chart_id, time) VALUES (1, 7), (1, 8)")
            try connection.execute(
                """
                INSERT INTO cell_change (edit_id, goal, place, before, after) VALUES
                (1, 5, 5, NULL, '{"title":"a","description":"","palette":null,"image":null}'),
                (2, 5, 5, '{"title":"a","description":"","palette":null,"image":null}',
                          '{"title":"b","description":"","palette":null,"image":null}')
                """)
        }
        await database.close()
        let repository = try await chart.open()
        #expect(try chart.file.files().contains("test.db.v1"))
        #expect(try await repository.history(last: 9).map(\.time.milliseconds) == [8, 7])
        _ = try await repository.undo()
        #expect(try await repository.chart().coreGoal?.title.text == "a")
        _ = try await repository.undo()
        #expect(try await repository.chart() == Chart())
        #expect(try await repository.redo()?.number == 1)
    }

    @Test("what a program writes that had the file open before the next version is a change to undo")
    func olderProgram() async throws {
        let old = Schema.alone(Array(SQLiteMandalartRepository.migrations.prefix(1)))
        let older = try await Database.open(chart.file.location, schema: old)
        let repository = try await chart.open()
        try await repository.countUp()
        _ = try await repository.undo()
        try await older.write { connection in
            try connection.execute("INSERT INTO goal (chart_id, position, title, description) VALUES (1, 5, 'b', '')")
            try connection.execute("INSERT INTO edit (chart_id, time) VALUES (1, 7)")
            try connection.execute(
                """
                INSERT INTO cell_change (edit_id, goal, place, after)
                VALUES (3, 5, 5, '{"title":"b","description":"","palette":null,"image":null}')
                """)
        }
        #expect(try await repository.redo() == nil)
        #expect(try await repository.undo()?.number == 3)
        #expect(try await repository.chart() == Chart())
    }

    @Test("any mix of edits, undos and redos leaves the chart that two stacks would", arguments: 0..<5)
    func random(seed: UInt64) async throws {
        let repository = try await SQLiteMandalartRepository.inMemory()
        var (undoable, redoable, count) = ([Int](), [Int](), 0)
        var number = seed
        for step in 1...200 {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            switch number >> 60 {
            case 0..<5:
                let title = try Title("\(step)")
                _ = try await repository.edit { $0.coreGoal = CoreGoal(title: title) }
                undoable.append(count)
                (count, redoable) = (step, [])
            case 5..<11:
                #expect((try await repository.undo() != nil) == !undoable.isEmpty)
                if let before = undoable.popLast() {
                    redoable.append(count)
                    count = before
                }
            default:
                #expect((try await repository.redo() != nil) == !redoable.isEmpty)
                if let after = redoable.popLast() {
                    undoable.append(count)
                    count = after
                }
            }
            #expect(try await repository.chart().count == count, "step \(step)")
        }
    }
}
