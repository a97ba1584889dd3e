import MandalartData
import MandalartDomainInterface
import MandalartDomainTesting
import SQLiteTesting
import Testing

@Suite("The record of edits")
struct EditRecordTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    @Test("an edit is recorded once, with the time of the clock that was given")
    func time() async throws {
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        try await repository.countUp()
        #expect(try chart.lines("SELECT id, chart_id, time FROM edit") == ["1 1 1700000000123", "2 1 1700000000123"])
    }

    @Test("a filled, a changed and an emptied cell are recorded whole, before and after")
    func cells() async throws {
        let repository = try await chart.open()
        let (first, sixth) = try (Position(1), Position(6))
        _ = try await repository.edit { next in
            next = try Chart.marathon
            next.subGoals[first] = nil
        }
        _ = try await repository.edit { next in
            next.coreGoal?.image = try ImageAddress("https://example.org/run.png")
            next.coreGoal?.palette = .coral
            next.subGoals[sixth]?.items = [sixth: ActionItem(title: try Title("\"Nap\""))]
        }
        #expect(
            try chart.lines("SELECT goal, place, before, after FROM cell_change WHERE edit_id = 2") == [
                #"5 5 {"title":"Run a marathon","description":"","palette":null,"image":null} "#
                    + #"{"title":"Run a marathon","description":"","palette":"coral","#
                    + #""image":"https://example.org/run.png"}"#,
                #"6 1 {"title":"11시 전에 눕기","rate":75,"item":1} -"#,
                #"6 6 - {"title":"\"Nap\"","rate":0,"item":2}"#,
            ])
    }

    @Test("removing a sub-goal records its items too")
    func items() async throws {
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        let first = try Position(1)
        _ = try await repository.edit { $0.subGoals[first] = nil }
        let sql = """
            SELECT goal, place, json_extract(before, '$.title'), json_extract(before, '$.rate'), after
            FROM cell_change WHERE edit_id = 2
            """
        #expect(try chart.lines(sql) == ["1 2 Run 5 km 40 -", "1 3 Swim 10 -", "1 5 Endurance - -"])
    }

    @Test("an edit that changes nothing writes nothing")
    func nothing() async throws {
        let repository = try await chart.open()
        let full = try await repository.fill()
        _ = try await repository.edit { _ in }
        _ = try await repository.edit { $0 = full }
        #expect(try chart.lines("SELECT count(*) FROM edit") == ["1"])
    }

    @Test("putting back what was before each edit, the last one first, restores every earlier chart")
    func replaying() async throws {
        let repository = try await chart.open()
        let (first, ninth) = try (Position(1), Position(9))
        var charts = [Chart(), try await repository.fill()]
        charts.append(try await repository.edit { $0.subGoals[first] = nil }.chart)
        charts.append(try await repository.edit { $0.coreGoal = nil }.chart)
        charts.append(
            try await repository.edit { next in
                next.subGoals[ninth]?.items[first]?.rate = .zero
                next.subGoals[ninth]?.image = nil
                next.subGoals[ninth]?.description = .empty
            }.chart)
        charts.append(try await repository.edit { $0 = try Chart.marathon }.chart)
        charts.append(try await repository.edit { $0 = Chart() }.chart)
        var replayed = try await repository.chart()
        for edit in (1..<charts.count).reversed() {
            try replayed.putBack(before: edit, of: chart)
            #expect(replayed == charts[edit - 1], "before edit \(edit)")
        }
    }

    @Test(
        "a record keeps text byte for byte", arguments: ["a\u{2}b\\u0000", "\u{202E}rtl", "e\u{301} \u{E9}", "\"\\\t👨‍👩‍👧"])
    func text(_ text: String) async throws {
        let repository = try await chart.open()
        let title = try Title(text)
        _ = try await repository.edit { $0.coreGoal = CoreGoal(title: title) }
        _ = try await repository.edit { $0.coreGoal = nil }
        var replayed = try await repository.chart()
        try replayed.putBack(before: 2, of: chart)
        #expect(replayed.coreGoal.map { Array($0.title.text.utf8) } == Array(text.utf8))
    }
}
