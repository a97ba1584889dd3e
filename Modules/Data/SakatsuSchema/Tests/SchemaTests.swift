import Basics
import Journal
import SQLite
import SakatsuSchemaData
import SakatsuSchemaDataTesting
import Testing

@Suite("The schema of sakatsu")
struct SchemaTests {
    @Test("begins without a visit, with the settings of a new store, and with nothing to undo")
    func beginning() async throws {
        let journal = try await Journal.sakatsu()
        let rows = try await journal.database.read { connection in
            try connection.query("SELECT count, sauna, cool_bath, rest FROM settings") { row in
                try ["count", "sauna", "cool_bath", "rest"].map { try row.integer($0) }
            }
        }
        #expect(rows == [[3, 600, 60, 600]])
        for scope in [VisitScope.visits, VisitScope.settings] {
            #expect(try await ScopeHistory(journal, of: scope).undo() == nil)
        }
    }
}
