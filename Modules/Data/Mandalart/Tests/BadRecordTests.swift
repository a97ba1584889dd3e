import MandalartData
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Bad rows of the record of edits")
struct BadRecordTests {
    /// What another hand may put in the place of what a cell held, and which cell.
    private static let goals = [
        "x", "{}", "[]", "null", "{\"title\":\"a\"}", #"{"title":"a","description":"","palette":null}"#,
        #"{"title":"a","description":"","palette":null,"image":null,"rate":1}"#,
        #"{"title":"a","description":null,"palette":null,"image":null}"#,
        #"{"title":"","description":"","palette":null,"image":null}"#,
        #"{"title":5,"description":"","palette":null,"image":null}"#,
        #"{"title":"a","description":"","palette":"beige","image":null}"#,
        #"{"title":"a","description":"","palette":null,"image":"ftp://a"}"#,
        #"{"title":"a","description":"","palette":null,"image":{}}"#,
    ]

    private static let items = [
        "x", #"{"title":"a"}"#, #"{"title":"a","rate":300}"#, #"{"title":"a","rate":-1}"#, #"{"title":"a","rate":"1"}"#,
        #"{"title":"a","rate":1.5}"#, #"{"title":"a","rate":null}"#, #"{"title":null,"rate":1}"#,
        #"{"title":"a","rate":1,"rate":2}"#, #"{"title":"a","rate":1"#, #"{"title":"a","rate":1,"item":"1"}"#,
        #"{"title":"a","rate":1,"item":1.5}"#, #"{"title":"a","rate":1,"other":1}"#,
    ]

    /// A chart that was filled by edit 1 and emptied by edit 2, with another text for what edit 2 found in some cells.
    private func repository(_ chart: ChartFile, before json: String, where condition: String) async throws
        -> SQLiteMandalartRepository
    {
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        _ = try await repository.edit { $0 = Chart() }
        let text = json.replacing("'", with: "''")
        try chart.file.run("UPDATE cell_change SET before = '\(text)' WHERE edit_id = 2 AND \(condition)")
        return repository
    }

    private func verify(_ json: String, at cell: String, where condition: String) async throws {
        let chart = try ChartFile()
        let repository = try await repository(chart, before: json, where: condition)
        for attempt in [repository.undo, { try await repository.history(last: 5).first }] {
            let error = await #expect(throws: DatabaseError.self) { try await attempt() }
            guard case .unexpectedRow("before", let expected, let found) = error?.kind else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(expected == "what a cell can hold (\(cell), edit 2)")
            #expect(found.hasPrefix("text "))
            #expect(error?.sql?.contains("FROM cell_change ") == true)
        }
        #expect(try await repository.chart() == Chart())
        #expect(try chart.lines("SELECT count(*) FROM edit") == ["2"])
    }

    @Test("a goal that no chart can have is an error that names it, and nothing is undone", arguments: goals)
    func goal(_ json: String) async throws {
        try await verify(json, at: "Sub-goal 6", where: "goal = 6 AND place = 5")
    }

    @Test("an item that no chart can have is an error that names it, and nothing is undone", arguments: items)
    func item(_ json: String) async throws {
        try await verify(json, at: "Action item 1 of sub-goal 6", where: "goal = 6 AND place = 1")
    }

    @Test(
        "a row that names no edit, no cell or no time is an error, and nothing is undone",
        arguments: [
            ("UPDATE cell_change SET place = 11 WHERE edit_id = 2 AND place = 1", "place"),
            ("UPDATE cell_change SET goal = 12 WHERE edit_id = 2 AND place = 5 AND goal = 6", "place"),
            (
                "INSERT INTO edit (chart_id, time, undoes) VALUES (1, 0, 2); "
                    + "INSERT INTO edit (chart_id, time, redoes) VALUES (1, 0, 77)", "names"
            ),
            (
                "INSERT INTO edit (chart_id, time, undoes) VALUES (1, 0, 2); "
                    + "INSERT INTO edit (chart_id, time, redoes) VALUES (1, 0, 3)", "names"
            ),
            ("UPDATE edit SET undoes = 1, redoes = 1 WHERE id = 2", "redoes"),
        ])
    func rows(sql: String, column: String) async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        _ = try await repository.edit { $0 = Chart() }
        try chart.file.run("PRAGMA foreign_keys=OFF; PRAGMA ignore_check_constraints=ON; \(sql)")
        let edits = try chart.lines("SELECT count(*) FROM edit")
        let error = await #expect(throws: DatabaseError.self) { try await repository.undo() }
        guard case .unexpectedRow(column, _, _) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await repository.chart() == Chart())
        #expect(try chart.lines("SELECT count(*) FROM edit") == edits)
    }

    @Test("an item whose sub-goal another hand removed is not put back, and neither is anything else")
    func lostSubGoal() async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        let (first, second) = try (Position(1), Position(2))
        _ = try await repository.edit { $0 = try Chart.marathon }
        _ = try await repository.edit { next in
            next.coreGoal = nil
            next.subGoals[first]?.items[second] = nil
        }
        try chart.file.run("PRAGMA foreign_keys=ON; DELETE FROM goal WHERE position = 1")
        await #expect(throws: MandalartError.empty(.subGoal(first))) { try await repository.undo() }
        #expect(try await repository.chart().coreGoal == nil)
        #expect(try chart.lines("SELECT count(*) FROM edit") == ["2"])
    }
}
