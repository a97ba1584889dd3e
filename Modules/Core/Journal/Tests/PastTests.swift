import Basics
import Journal
import SQLite
import SQLiteTesting
import Testing

@Suite("The past of a scope")
struct PastTests {
    /// Tables that each refer to the table before, except the first. There are more than three, so that a mistake in
    /// their order is likely to show.
    private static let tables = (0..<7).map { level in
        JournaledTable(
            "level\(level)", fields: [level == 0 ? .plain("above") : .parent("above", in: "level\(level - 1)")],
            scope: { level == 0 ? "1" : "\($0).id" }, describe: { _ in [] })
    }

    @Test("has the rows below a changed one, however many tables lie between")
    func levels() async throws {
        let statements = Self.tables.map { table in
            "CREATE TABLE \(table.name) (id INTEGER PRIMARY KEY, above INTEGER, deleted INTEGER NOT NULL DEFAULT 0)"
        }
        let database = try await Database.open(
            .memory, schema: .numbered(statements + Journal.statements(for: Self.tables)))
        let journal = Journal(
            database, tables: Self.tables, now: { Timestamp(milliseconds: 1) }, identity: { "a file" })
        let top = try await journal.edit { connection, edit in
            let row = try edit.newRow()
            try connection.execute("INSERT INTO level0 (id, above) VALUES (?, 7)", row)
            return row
        }
        // An edit of other scopes, so that its rows are not among the changed rows of scope 1.
        try await journal.edit { connection, edit in
            var above = top
            for table in Self.tables.dropFirst() {
                let row = try edit.newRow()
                try connection.execute("INSERT INTO \(table.name) (id, above) VALUES (?, ?)", row, above)
                above = row
            }
        }
        let names = Self.tables.map(\.name)
        let counts = try await database.read { connection in
            var counts: [[Int]] = []
            try journal.goBack(in: 1, through: Set(names), from: connection) { _, rows in
                counts.append(names.map { rows.rows(of: $0).count })
            }
            return counts
        }
        #expect(counts == [[1, 1, 1, 1, 1, 1, 1]])
    }
}
