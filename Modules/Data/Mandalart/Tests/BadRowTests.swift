import MandalartData
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
            "UPDATE goal SET description = printf('%.2001c', 'x')", "goal", "description",
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
    @Test("a row that no chart can have is an error that names its place and what was found", arguments: BadRow.all)
    func reading(_ row: BadRow) async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        try chart.file.run("PRAGMA ignore_check_constraints=ON; \(row.sql)")
        let error = await #expect(throws: DatabaseError.self) { try await repository.chart() }
        guard case .unexpectedRow(let column, _, let found) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(column == row.column)
        #expect(found == row.found)
        #expect(error?.sql?.contains("FROM \(row.table)") == true)
    }

    @Test("an edit of a chart with a bad row keeps nothing and leaves the row")
    func editing() async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        _ = try await repository.edit { $0 = try Chart.marathon }
        try chart.file.run("PRAGMA ignore_check_constraints=ON; UPDATE item SET rate = 101 WHERE position = 3")
        await #expect(throws: DatabaseError.self) { try await repository.countUp() }
        #expect(try chart.lines("SELECT rate FROM item WHERE position = 3") == ["101"])
        // The other hand's change is the second.
        #expect(try chart.lines(ChartFile.countOfEdits) == ["2"])
    }
}
