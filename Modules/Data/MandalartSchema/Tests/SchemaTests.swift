import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The schema of mandalart")
struct SchemaTests {
    @Test("begins with one chart, which is in the journal and cannot be undone")
    func firstChart() async throws {
        let journal = try await Journal.mandalart()
        let numbers = try await journal.database.read { connection in
            try connection.query("SELECT number FROM chart WHERE NOT deleted") { try $0.integer("number") }
        }
        #expect(numbers == [1])
        let changes = try await journal.database.read { connection in
            let sql = "SELECT field FROM journal_change WHERE edit = 0 ORDER BY field"
            return try connection.query(sql) { try $0.text("field") }
        }
        #expect(changes == ["chart.archived", "chart.claim", "chart.deleted"])
        #expect(try await ScopeHistory(journal, of: EditScope.charts).undo() == nil)
    }

    @Test("gives no two stores a row of one identity")
    func identities() async throws {
        func chart() async throws -> Int64 {
            try await Journal.mandalart().database.read { connection in
                try connection.first("SELECT id FROM chart") { try $0.integer("id", as: Int64.self) } ?? 0
            }
        }
        let (one, other) = (try await chart(), try await chart())
        #expect(one > 1 << 25)
        #expect(one != other)
    }

    @Test("refuses an undo that would leave no chart to work on")
    func noChart() async throws {
        let journal = try await Journal.mandalart()
        try await journal.makeChart("Grown", in: EditScope.dreams)
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE chart SET archived = 1 WHERE name IS NULL")
        }
        await #expect(throws: MandalartError.lastChart) { try await ScopeHistory(journal, of: EditScope.dreams).undo() }
        #expect(try await journal.chartNames() == ["-", "Grown"])
    }

    @Test("refuses a redo that would make two charts of one name")
    func twoNames() async throws {
        let journal = try await Journal.mandalart()
        try await journal.makeChart("Run", in: EditScope.dreams)
        _ = try await ScopeHistory(journal, of: EditScope.dreams).undo()
        try await journal.makeChart("Run", in: EditScope.profile)
        let error = MandalartError.chartNameTaken(try Title("Run"))
        await #expect(throws: error) { try await ScopeHistory(journal, of: EditScope.dreams).redo() }
        #expect(try await journal.chartNames() == ["-", "Run"])
    }

    @Test("undoes what is no chart, though a merge has brought two charts of one name")
    func otherUndo() async throws {
        let journal = try await Journal.mandalart()
        try await journal.makeChart("Run", in: EditScope.charts)
        try await journal.makeChart("Run", in: EditScope.charts)
        try await journal.edit { connection, _ in try connection.execute("UPDATE profile SET nickname = 'Juno'") }
        #expect(try await ScopeHistory(journal, of: EditScope.profile).undo() != nil)
        #expect(try await journal.chartNames() == ["-", "Run", "Run"])
    }

    @Test("undoes what names no chart, though a merge has brought two charts of one name")
    func dueDay() async throws {
        let journal = try await Journal.mandalart()
        try await journal.makeChart("Run", in: EditScope.charts)
        try await journal.makeChart("Run", in: EditScope.charts)
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE chart SET due = '2026-12-04' WHERE name IS NULL")
        }
        let undone = try await ScopeHistory(journal, of: EditScope.charts).undo()
        #expect(undone != nil)
        let due = try await journal.database.read { connection in
            try connection.query("SELECT due FROM chart") { try $0.optionalText("due") }
        }
        #expect(due == [nil, nil, nil])
    }

    @Test("declares every column of a journaled table", arguments: MandalartSchema.tables.map(\.name))
    func columns(_ table: String) async throws {
        let file = try TemporaryDatabase()
        let journal = try await Journal.mandalart(file.location)
        _ = journal
        let columns = try file.rows("SELECT name FROM pragma_table_info('\(table)')").compactMap(\.[0])
        let triggers = try file.rows(
            "SELECT sql FROM sqlite_schema WHERE name = 'journal_\(table)_update'"
        ).compactMap(\.[0]).joined()
        let local = ["id", "number", "opened"]
        let missing = columns.filter { !local.contains($0) && !triggers.contains("OLD.\($0)") }
        #expect(columns.count > 2)
        #expect(missing == [])
    }
}

extension Journal {
    /// Makes a chart by an edit that can be undone in one scope alone.
    fileprivate func makeChart(_ name: String, in scope: Int64) async throws {
        try await edit { connection, edit in
            try connection.execute("INSERT INTO chart (id, name) VALUES (?, ?)", edit.newRow(), name)
        }
        try await database.write { connection in
            let sql = "UPDATE journal_scope SET scope = ? WHERE edit = (SELECT max(number) FROM journal_edit)"
            try connection.execute(sql, scope)
        }
    }

    fileprivate func chartNames() async throws -> [String] {
        try await database.read { connection in
            try connection.query("SELECT name FROM chart WHERE NOT deleted ORDER BY number") {
                try $0.optionalText("name") ?? "-"
            }
        }
    }
}
