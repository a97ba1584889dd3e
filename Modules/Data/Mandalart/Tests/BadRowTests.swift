import Journal
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Testing

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
