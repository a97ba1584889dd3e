import Basics
import ExchangeDomainInterface
import ExchangeDomainTesting
import Journal
import JournalTesting
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import Testing

@Suite("Stores of mandalart that are edited at random")
struct RandomMergeTests {
    @Test("have the same rows, and show the same, after they exchanged their edits")
    func merges() async throws {
        let days = ["2026-11-30", "2027-01-31", "2027-03-21"].map { Value.text($0) }
        let values: [String: [Value]] = [
            "due": days, "picked": days, "day": days, "done": days, "date": days, "reached": days,
            "palette": Palette.allCases.map { .text($0.rawValue) }, "cadence": [.text("1/d"), .text("3/w")],
            "span": [.text("2026-11-01/2027-03-01")], "pauses": [.text("2026-12-24/2027-01-02")], "image": [.text("🏃")],
            "archived": [.integer(0), .integer(1)], "rate": [.integer(0), .integer(50), .integer(100)],
            "visions": [.text("daily")], "time": [.integer(1_700_000_000_000), .integer(1_700_000_100_000)],
        ]
        for seed in RandomStores.seeds {
            let (journals, clocks) = try await RandomStores.opened { clock in
                let database = try await Database.open(.memory, schema: MandalartSchema.schema)
                return MandalartSchema.journal(of: database, now: clock.next)
            }
            // Before that, each store has an empty chart of its own, which is not exchanged.
            try await journals[0].edit { connection, _ in try connection.execute("UPDATE chart SET name = 'Life'") }
            for journal in journals.dropFirst() { try await journal.merge(journals[0]) }
            var stores = RandomStores(
                journals, clocks: clocks, tables: MandalartSchema.tables, values: values,
                constants: ["activity.item", "activity.time"], seed: seed)
            for _ in 0..<60 { try await stores.step() }
            let touches = "SELECT item || ' ' || time || ' ' || rate AS line FROM item_touch ORDER BY item"
            let fault = try await stores.finish(comparing: [touches])
            #expect(fault == nil, "seed \(seed): \(stores.steps.joined(separator: "\n"))")
            var seen: [DocumentContents] = []
            for journal in journals {
                seen.append(try await TransferStore.over(journal).transfer.contents(of: nil))
            }
            #expect(seen[1] == seen[0] && seen[2] == seen[0], "seed \(seed)")
            #expect(stores.refused < 30)
            for journal in journals { await journal.database.close() }
        }
    }
}
