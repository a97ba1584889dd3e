import Basics
import Journal
import JournalTesting
import SQLite
import SakatsuData
import SakatsuDomainInterface
import SakatsuSchemaData
import Testing

@Suite("Stores of sakatsu that are edited at random")
struct RandomMergeTests {
    @Test("have the same rows, and show the same, after they exchanged their edits")
    func merges() async throws {
        let values: [String: [Value]] = [
            "day": [.text("2026-11-02"), .text("2026-11-03")], "sauna_emoji": [.text("🧖")],
            "cool_bath_emoji": [.text("❄️")], "rest_emoji": [.text("🌿")],
        ]
        for seed in RandomStores.seeds {
            let (journals, clocks) = try await RandomStores.opened { clock in
                let database = try await Database.open(.memory, schema: SakatsuSchema.schema)
                return SakatsuSchema.journal(of: database, now: clock.next)
            }
            var stores = RandomStores(
                journals, clocks: clocks, tables: SakatsuSchema.tables, values: values, seed: seed)
            for _ in 0..<60 { try await stores.step() }
            let fault = try await stores.finish()
            #expect(fault == nil, "seed \(seed): \(stores.steps.joined(separator: "\n"))")
            var seen: [[NumberedVisit]] = []
            for journal in journals { seen.append(try await SQLiteVisitsRepository(journal).visits(of: nil)) }
            #expect(seen[1] == seen[0] && seen[2] == seen[0], "seed \(seed)")
            #expect(stores.refused < 30)
            for journal in journals { await journal.database.close() }
        }
    }
}
