import Basics
import Journal
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

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
        _ = try await chart.open().rewriteAtOnce { $0.coreGoal = Goal(title: title) }
        let kept = try await chart.open().chart().coreGoal
        #expect(kept.map { Array($0.title.text.utf8) } == Array(text.utf8))
    }

    @Test("a title that differs in its bytes alone is written")
    func normalisation() async throws {
        let repository = try await chart.open()
        for text in ["\u{E9}", "e\u{301}"] {
            _ = try await repository.rewriteAtOnce { $0.coreGoal = Goal(title: try Title(text)) }
        }
        #expect(try chart.lines("SELECT hex(title) FROM goal WHERE NOT deleted") == ["65CC81"])
    }

    @Test("every palette can be kept", arguments: Palette.allCases)
    func palettes(_ palette: Palette) async throws {
        let repository = try await chart.open()
        _ = try await repository.rewriteAtOnce { next in
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
        _ = try await repository.rewriteAtOnce { chart in
            chart.subGoals[third]?.palette = nil
            chart.subGoals[ninth]?.items[third]?.rate = try AchievementRate(99)
        }
        #expect(try chart.lines("SELECT cell FROM written") == ["goal 3", "item 3"])
        try chart.file.run("DELETE FROM written")
        try await repository.edit(.subGoal(third), .place(.swap, at: .at(CellAddress(.subGoal(ninth)))))
        // The items go with their goals.
        #expect(try chart.lines("SELECT cell FROM written ORDER BY cell") == ["goal 3", "goal 9"])
    }

    @Test("two cells with one identity are two items")
    func sameIdentity() async throws {
        let repository = try await chart.open()
        let (one, two, nine) = (try Position(1), try Position(2), try Position(9))
        try await repository.rewriteAtOnce { $0 = try .marathon }
        try await repository.rewriteAtOnce { chart in
            var walk = chart.subGoals[one]?.items[two]
            walk?.title = try Title("Walk")
            for place in [two, nine] { chart.subGoals[one]?.items[place] = walk }
        }
        let items = try await repository.chart().subGoals[one]?.items
        #expect([items?[two]?.title.text, items?[nine]?.title.text] == ["Walk", "Walk"])
        #expect(items?[two]?.id != items?[nine]?.id)
    }

    @Test("a habit knows all days on which it was kept, and logs none of them twice")
    func longHabit() async throws {
        let repository = try await SQLiteChartsRepository.inMemory().repository(of: .first)
        let (run, text) = (Cell.actionItem(try Position(2), in: try Position(1)), try ActivityText("ran"))
        try await repository.rewrite { $0 = try .marathon }
        try await repository.edit(run, .change([.every(.daily)]))
        let today = try Day("2026-11-24")
        let days = (0..<450).map { TypedDay(Day(number: today.number - $0)) }
        _ = try await repository.edit(
            days.map { ChartEdit(run, .log(text, on: $0)) }, at: Timestamp(milliseconds: 0), on: today)
        let streak = try await repository.chart().seen(on: today).content(of: run)?.item?.habit?.streak
        #expect(streak == 450)
        let again = try await repository.edit(run, .done(on: days[449]), on: today)
        #expect(again.isUnchanged)
    }

    @Test("an item that becomes a habit was kept on the days on which something was logged for it")
    func newHabit() async throws {
        let repository = try await chart.open()
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        try await repository.rewriteAtOnce { $0 = try .marathon }
        let day = try Day("2026-11-24")
        try await repository.edit(run, .log(try ActivityText("ran"), on: nil), on: day)
        let edited = try await repository.edit(run, .change([.every(try Cadence("daily"))]))
        #expect(edited.chart.content(of: run)?.item?.habit?.days == [day])
    }

    @Test("an edit tells its observer in the transaction which charts changed, and nothing of one that changed nothing")
    func observer() async throws {
        let seen = Mutex<[String]>([])
        let charts = SQLiteChartsRepository(try await chart.journal()) { edited, time in
            seen.withLock { $0 += ["\(edited.id) \(edited.cells.count) \(time.milliseconds)"] }
        }
        let (one, other) = (charts.repository(of: .first), try await charts.create(try Title("Other")))
        let goal = Cell.subGoal(try Position(1))
        for _ in 1...2 { try await one.edit(goal, .change([.title(try Title("Run"))])) }
        try await one.edit(goal, .place(.move, at: .at(CellAddress(goal, in: other))))
        await #expect(throws: MandalartError.alreadyEmpty(goal)) { try await one.edit(goal, .clear) }
        #expect(seen.withLock(\.self) == ["1 1 0", "1 1 0", "2 1 0"])
    }

    @Test("emptying a sub-goal removes its items, and filling it again brings none back")
    func emptying() async throws {
        let repository = try await chart.open()
        _ = try await repository.fill()
        let first = try Position(1)
        _ = try await repository.rewriteAtOnce { $0.subGoals[first] = nil }
        #expect(try chart.lines("SELECT count(*) FROM item WHERE deleted") == ["8"])
        let next = try await repository.rewriteAtOnce { $0.subGoals[first] = SubGoal(title: try Title("anew")) }
        #expect(next.subGoals[first]?.items == [:])
        #expect(try await repository.chart() == next)
    }

    @Test("an import adds items to a sub-goal that it leaves as it is, and knows cells by their positions")
    func importing() async throws {
        let repository = try await chart.open()
        let (one, two, nine) = (try Position(1), try Position(2), try Position(9))
        let before = try await repository.rewriteAtOnce { $0 = try .marathon }
        var arriving = try Chart.marathon
        arriving.subGoals[one]?.items[nine] = ActionItem(title: try Title("Rest"))
        let after = try await repository.rewriteAtOnce { [arriving] in $0 = arriving }
        #expect(after == arriving)
        #expect(after.subGoals[one]?.id == before.subGoals[one]?.id)
        #expect(after.subGoals[one]?.items[two]?.id == before.subGoals[one]?.items[two]?.id)
    }

    @Test("an edit that fails leaves neither cell nor record")
    func failing() async throws {
        let repository = try await chart.open()
        await #expect(throws: Failure()) {
            _ = try await repository.rewriteAtOnce { next in
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
            _ = try await repository.rewriteAtOnce { $0 = try Chart.marathon }
        }
        #expect(try await repository.chart() == Chart())
        #expect(try chart.lines(ChartFile.countOfEdits) == ["0"])
    }

    @Test("an edit that changes nothing writes nothing, and makes no new item")
    func nothing() async throws {
        let repository = try await chart.open()
        let full = try await repository.fill()
        let rows = try chart.lines("SELECT (SELECT count(*) FROM item) + (SELECT count(*) FROM goal)")
        _ = try await repository.rewriteAtOnce { _ in }
        _ = try await repository.rewriteAtOnce { $0 = full }
        #expect(try chart.lines(ChartFile.countOfEdits) == ["1"])
        #expect(try chart.lines("SELECT (SELECT count(*) FROM item) + (SELECT count(*) FROM goal)") == rows)
    }

    @Test("a place that two rows claim shows one, and the other beside it, whoever reads")
    func claims() async throws {
        let repository = try await chart.open()
        _ = try await repository.rewriteAtOnce { $0 = try .marathon }
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
        _ = try await charts.repository(of: .first).rewrite { $0 = try .marathon }
        try await charts.repository(of: .first).edit(
            .subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(two), in: other))))
        _ = try await charts.repository(of: other).rewrite { $0.subGoals[two]?.items[one] = nil }
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
            _ = try await repository.rewriteAtOnce { $0.coreGoal = Goal(title: try Title(title)) }
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

/// A change by another hand, the place that the error must name, and what it must have found there.
struct BadRow: Sendable, CustomTestStringConvertible {
    let sql, table, column, found: String

    var testDescription: String { sql }

    init(_ sql: String, _ table: String, _ column: String, found: String) {
        (self.sql, self.table, self.column, self.found) = (sql, table, column, found)
    }

    static let all = [
        BadRow("UPDATE goal SET position = 10 WHERE position = 6", "goal", "position", found: "integer 10"),
        BadRow("UPDATE goal SET position = -1 WHERE position = 6", "goal", "position", found: "integer -1"),
        BadRow("UPDATE goal SET title = ''", "goal", "title", found: #"text """#),
        BadRow("UPDATE goal SET title = ' '", "goal", "title", found: #"text " ""#),
        BadRow(
            "UPDATE goal SET title = CAST(x'61ff' AS TEXT)", "goal", "title", found: "2 bytes that are not valid UTF-8"),
        BadRow("UPDATE goal SET palette = 'beige'", "goal", "palette", found: #"text "beige""#),
        BadRow("UPDATE goal SET palette = ''", "goal", "palette", found: #"text """#),
        BadRow("UPDATE goal SET image = 'ftp://a'", "goal", "image", found: #"text "ftp://a""#),
        BadRow(
            "UPDATE goal SET note = printf('%.2001c', 'x')", "goal", "note",
            found: #"text "\#(String(repeating: "x", count: 40))"…"#),
        BadRow("UPDATE item SET rate = 101", "goal", "rate", found: "integer 101"),
        BadRow("UPDATE item SET rate = -1", "goal", "rate", found: "integer -1"),
        BadRow("UPDATE item SET title = ''", "goal", "title", found: #"text """#),
        BadRow(
            "UPDATE item SET position = 5 WHERE position = 1", "goal", "position", found: "integer 5"),
    ]
}

@Suite("Bad rows of a chart")
struct BadRowTests {
    @Test("a row that no chart can have is left out, with its place and what was found", arguments: BadRow.all)
    func reading(_ row: BadRow) async throws {
        let chart = try ChartFile()
        let (repository, journal) = try await ChartFile.open(chart.file.path)
        let full = try await repository.rewriteAtOnce { $0 = try Chart.marathon }
        try chart.file.run("PRAGMA ignore_check_constraints=ON; \(row.sql)")
        for _ in 1...2 { #expect(try await repository.chart() != full) }
        let errors = journal.database.unreadableRows.takeNew()
        #expect(errors.count == 1)
        guard case .unexpectedRow(let column, _, let found)? = errors.first?.kind else {
            Issue.record("\(errors)")
            return
        }
        #expect(column == row.column)
        #expect(found == row.found)
        #expect(errors.first?.sql?.contains("FROM \(row.table)") == true)
    }

    @Test("a bad row hides no other, and an edit leaves it as it is")
    func editing() async throws {
        let chart = try ChartFile()
        let (repository, journal) = try await ChartFile.open(chart.file.path)
        _ = try await repository.rewriteAtOnce { $0 = try Chart.marathon }
        try chart.file.run("PRAGMA ignore_check_constraints=ON; UPDATE item SET rate = 101 WHERE position = 3")
        var rest = try Chart.marathon
        rest.subGoals[try Position(1)]?.items[try Position(3)] = nil
        #expect(try await repository.chart() == rest)
        try await repository.countUp()
        #expect(try await repository.chart().count == 1)
        #expect(try chart.lines("SELECT rate, deleted FROM item WHERE position = 3") == ["101 0"])
        #expect(journal.database.unreadableRows.takeNew().count == 1)
    }

    @Test("a bad goal takes no item with it when another cell is edited")
    func badGoal() async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        _ = try await repository.rewriteAtOnce { $0 = try Chart.marathon }
        try chart.file.run("PRAGMA ignore_check_constraints=ON; UPDATE goal SET title = '' WHERE position = 1")
        try await repository.countUp()
        #expect(try chart.lines("SELECT count(*) FROM item WHERE NOT deleted") == ["3"])
        try chart.file.run("UPDATE goal SET title = 'Endurance' WHERE position = 1")
        #expect(try await repository.chart().subGoals == Chart.marathon.subGoals)
    }

    @Test("a bad name or core goal hides no chart in the list")
    func charts() async throws {
        let chart = try ChartFile()
        let (repository, journal) = try await ChartFile.open(chart.file.path)
        _ = try await repository.rewriteAtOnce { $0 = try Chart.marathon }
        let charts = SQLiteChartsRepository(journal)
        _ = try await charts.create(try Title("Another"))
        try chart.file.run(
            "PRAGMA ignore_check_constraints=ON; UPDATE goal SET title = '' WHERE position = 5; UPDATE chart SET name = ''"
        )
        #expect(try await charts.charts().map(\.subGoals) == [2, 0])
        try await charts.rename(try ChartID(2), to: try Title("Again"))
        #expect(try await charts.names().map { $0.name?.text } == [nil, "Again"])
    }
}
