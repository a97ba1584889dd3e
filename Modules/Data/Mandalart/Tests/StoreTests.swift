import MandalartData
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The chart on a file")
struct StoreTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    @Test("the chart is there after closing and opening again")
    func reopening() async throws {
        let (repository, database) = try await ChartFile.open(chart.file.path)
        let full = try await repository.fill()
        await database.close()
        #expect(try await chart.open().chart() == full)
    }

    @Test("text comes back byte for byte from the file", arguments: ["é e\u{301}", "a\u{2}b", "\u{202E}rtl", "👨‍👩‍👧"])
    func text(_ text: String) async throws {
        let title = try Title(text)
        _ = try await chart.open().edit { $0.coreGoal = CoreGoal(title: title) }
        let kept = try await chart.open().chart().coreGoal
        #expect(kept.map { Array($0.title.text.utf8) } == Array(text.utf8))
    }

    @Test("a title that differs in its bytes alone is written")
    func normalisation() async throws {
        let repository = try await chart.open()
        for text in ["\u{E9}", "e\u{301}"] {
            _ = try await repository.edit { $0.coreGoal = CoreGoal(title: try Title(text)) }
        }
        #expect(try chart.lines("SELECT hex(title) FROM goal") == ["65CC81"])
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
            CREATE TRIGGER goal_written AFTER UPDATE ON goal BEGIN
                INSERT INTO written VALUES ('goal ' || new.position); END;
            CREATE TRIGGER item_written AFTER UPDATE OF title, rate ON action_item BEGIN
                INSERT INTO written VALUES ('item ' || new.sub_goal || ' ' || new.position); END;
            """)
        let (third, ninth) = try (Position(3), Position(9))
        _ = try await repository.edit { chart in
            chart.subGoals[third]?.palette = nil
            chart.subGoals[ninth]?.items[third]?.rate = try AchievementRate(99)
        }
        #expect(try chart.lines("SELECT cell FROM written") == ["goal 3", "item 9 3"])
    }

    @Test("emptying a sub-goal removes its items, and filling it again brings none back")
    func emptying() async throws {
        let repository = try await chart.open()
        _ = try await repository.fill()
        let first = try Position(1)
        _ = try await repository.edit { $0.subGoals[first] = nil }
        #expect(try chart.lines("SELECT count(*) FROM action_item WHERE sub_goal = 1") == ["0"])
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
        for table in ["goal", "action_item", "edit", "cell_change"] {
            #expect(try chart.lines("SELECT count(*) FROM \(table)") == ["0"], "\(table)")
        }
    }

    @Test("an edit that fails while it is recorded leaves no cell")
    func failingRecord() async throws {
        let repository = try await chart.open()
        try chart.file.run(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON cell_change WHEN new.place <> 5 BEGIN
                SELECT raise(ABORT, 'refused'); END
            """)
        await #expect(throws: DatabaseError.self) {
            _ = try await repository.edit { $0 = try Chart.marathon }
        }
        #expect(try await repository.chart() == Chart())
        #expect(try chart.lines("SELECT count(*) FROM edit") == ["0"])
    }
}
