import Edits
import Journal
import MandalartData
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing
import Time

@Suite("The chart on a file")
struct StoreTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    @Test("the chart is there after closing and opening again")
    func reopening() async throws {
        let (repository, journal) = try await ChartFile.open(chart.file.path)
        let full = try await repository.fill()
        await journal.database.close()
        #expect(try await chart.open().chart() == full)
    }

    @Test("text comes back byte for byte from the file", arguments: ["é e\u{301}", "a\u{2}b", "\u{202E}rtl", "👨‍👩‍👧"])
    func text(_ text: String) async throws {
        let title = try Title(text)
        _ = try await chart.open().edit { $0.coreGoal = Goal(title: title) }
        let kept = try await chart.open().chart().coreGoal
        #expect(kept.map { Array($0.title.text.utf8) } == Array(text.utf8))
    }

    @Test("a title that differs in its bytes alone is written")
    func normalisation() async throws {
        let repository = try await chart.open()
        for text in ["\u{E9}", "e\u{301}"] {
            _ = try await repository.edit { $0.coreGoal = Goal(title: try Title(text)) }
        }
        #expect(try chart.lines("SELECT hex(title) FROM goal WHERE NOT deleted") == ["65CC81"])
    }

    @Test("every palette can be kept", arguments: Palette.allCases)
    func palettes(_ palette: Palette) async throws {
        let repository = try await chart.open()
        _ = try await repository.edit { next in
            next = try Chart.marathon
            next.coreGoal?.palette = palette
        }
        #expect(try await repository.chart().coreGoal?.palette == palette)
    }

    @Test("an edit writes the cells that it changes and no others")
    func writesLittle() async throws {
        let repository = try await chart.open()
        _ = try await repository.fill()
        try chart.file.run(
            """
            CREATE TABLE written (cell TEXT);
            CREATE TRIGGER goal_noted AFTER UPDATE ON goal BEGIN
                INSERT INTO written VALUES ('goal ' || new.position); END;
            CREATE TRIGGER item_noted AFTER UPDATE ON item BEGIN
                INSERT INTO written VALUES ('item ' || new.position); END;
            """)
        let (third, ninth) = try (Position(3), Position(9))
        _ = try await repository.edit { chart in
            chart.subGoals[third]?.palette = nil
            chart.subGoals[ninth]?.items[third]?.rate = try AchievementRate(99)
        }
        #expect(try chart.lines("SELECT cell FROM written") == ["goal 3", "item 3"])
    }

    @Test("emptying a sub-goal removes its items, and filling it again brings none back")
    func emptying() async throws {
        let repository = try await chart.open()
        _ = try await repository.fill()
        let first = try Position(1)
        _ = try await repository.edit { $0.subGoals[first] = nil }
        #expect(try chart.lines("SELECT count(*) FROM item WHERE deleted") == ["8"])
        let next = try await repository.edit { $0.subGoals[first] = SubGoal(title: try Title("anew")) }.chart
        #expect(next.subGoals[first]?.items == [:])
        #expect(try await repository.chart() == next)
    }

    @Test("an edit that fails leaves neither cell nor record")
    func failing() async throws {
        let repository = try await chart.open()
        await #expect(throws: Failure()) {
            _ = try await repository.edit { next in
                next = try Chart.marathon
                throw Failure()
            }
        }
        for table in ["goal", "item", "journal_edit WHERE number > 0", "journal_change WHERE edit > 0"] {
            #expect(try chart.lines("SELECT count(*) FROM \(table)") == ["0"], "\(table)")
        }
    }

    @Test("an edit that fails while it is recorded leaves no cell")
    func failingRecord() async throws {
        let repository = try await chart.open()
        try chart.file.run(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON journal_change WHEN new.field = 'item.rate' BEGIN
                SELECT raise(ABORT, 'refused'); END
            """)
        await #expect(throws: DatabaseError.self) {
            _ = try await repository.edit { $0 = try Chart.marathon }
        }
        #expect(try await repository.chart() == Chart())
        #expect(try chart.lines(ChartFile.countOfEdits) == ["0"])
    }

    @Test("an edit that changes nothing writes nothing, and makes no new item")
    func nothing() async throws {
        let repository = try await chart.open()
        let full = try await repository.fill()
        let rows = try chart.lines("SELECT (SELECT count(*) FROM item) + (SELECT count(*) FROM goal)")
        _ = try await repository.edit { _ in }
        _ = try await repository.edit { $0 = full }
        #expect(try chart.lines(ChartFile.countOfEdits) == ["1"])
        #expect(try chart.lines("SELECT (SELECT count(*) FROM item) + (SELECT count(*) FROM goal)") == rows)
    }

    @Test("a place that two rows claim shows one, and the other beside it, whoever reads")
    func claims() async throws {
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try .marathon }
        try chart.file.run("UPDATE goal SET position = 1 WHERE position = 6")
        let shown = try await repository.chart().subGoals.mapValues(\.title.text)
        #expect(shown == [try Position(1): "Endurance", try Position(2): "잠을 충분히 자기"])
    }

    @Test("the days of a chart show a sub-goal that came from another chart with its items")
    func movedDays() async throws {
        let journal = try await chart.journal()
        let charts = SQLiteChartsRepository(journal)
        let other = try await charts.create(try Title("Other"))
        let (one, two) = (try Position(1), try Position(2))
        _ = try await charts.repository(of: .first).edit { $0 = try .marathon }
        _ = try await charts.repository(of: .first).edit(with: other) { mine, theirs in
            theirs.subGoals[two] = mine.subGoals[one]
            mine.subGoals[one] = nil
        }
        _ = try await charts.repository(of: other).edit { $0.subGoals[two]?.items[one] = nil }
        let days = try await charts.repository(of: other).days { _ in 1 }
        let moved = try Chart.marathon.subGoals[one]
        #expect(moved?.items.isEmpty == false)
        #expect(days.last?.chart?.subGoals[two]?.items.keys.sorted() == moved?.items.keys.sorted())
    }

    @Test("the days of a chart end at a damaged edit")
    func damagedDays() async throws {
        let repository = try await chart.open()
        for _ in 1...3 { try await repository.countUp() }
        try chart.file.run("UPDATE journal_change SET after = '9' WHERE edit = 2 AND field = 'goal.title'")
        let days = try await repository.days { _ in 1 }
        #expect(days.map { "\($0.day) \($0.edits)" } == ["1 1"])
    }

    @Test("the days of a chart show it at the end of each, with what was undone")
    func days() async throws {
        let clock = Mutex(Int64(0))
        let journal = try await Journal.mandalart { Timestamp(milliseconds: clock.withLock { $0 }) }
        let repository = SQLiteMandalartRepository(journal)
        for (time, title) in [(10, "a"), (15, "b"), (27, "c"), (58, "d")] as [(Int64, String)] {
            clock.withLock { $0 = time }
            _ = try await repository.edit { $0.coreGoal = Goal(title: try Title(title)) }
        }
        _ = try await journal.history(of: .first).undo()
        let days = try await repository.days { Int($0.milliseconds) / 10 }
        #expect(
            days.map { "\($0.day) \($0.edits) \($0.chart?.coreGoal?.title.text ?? "-")" } == [
                "1 2 b", "2 1 c", "5 2 c",
            ])
        let last = try await repository.days({ Int($0.milliseconds) / 10 }, lastOf: { $0 / 4 })
        #expect(
            last.map { "\($0.day) \($0.edits) \($0.chart?.coreGoal?.title.text ?? "-")" } == [
                "1 2 -", "2 1 c", "5 2 c",
            ])
    }
}
