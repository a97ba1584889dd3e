import Journal
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
        #expect(try await journal.undo { _ in EditScope.charts } == nil)
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
        let missing = columns.filter { !local.contains($0) && !triggers.contains("'\(table).\($0)'") }
        #expect(columns.count > 2)
        #expect(missing == [])
    }
}
