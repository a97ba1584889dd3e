import SQLite
import SQLiteTesting
import Testing

@Suite("Values")
struct ValueTests {
    static let values: [Value] = [
        nil, 0, true, .integer(.min), .integer(.max), 0.1, .real(-0.0), .real(.infinity), .real(.leastNonzeroMagnitude),
        "", "만다라트 🎯", "a\0b\0", "line\nline", .blob([]), .blob([0, 255, 0]),
        .text(String(repeating: "가", count: 100_000)), .blob(Array(repeating: 7, count: 100_000)),
    ]

    @Test("every value comes back as it was stored", arguments: values)
    func roundTrip(value: Value) async throws {
        let database = try await Database.open(.memory, schema: .numbered(["CREATE TABLE t (v)"]))
        let back = try await database.write { connection in
            try connection.execute("INSERT INTO t VALUES (?)", value)
            return try connection.first("SELECT v FROM t") { try $0.value("v") }
        }
        #expect(back == value)
    }

    @Test("a Swift value is stored as the type that fits")
    func conversions() async throws {
        let database = try await Database.open(.memory, schema: .numbered([]))
        let types = try await database.read { connection in
            try connection.query(
                "SELECT typeof(column1) AS type FROM (VALUES (?), (?), (?), (?), (?), (?), (?), (?))",
                1, Int64(1), 1.5, "1", true, [UInt8](), String?.none, Optional("1")
            ) { try $0.text("type") }
        }
        #expect(types == ["integer", "integer", "real", "text", "integer", "blob", "null", "text"])
    }

    @Test("NaN is stored as NULL, because SQLite has none")
    func notANumber() async throws {
        let database = try await Database.open(.memory, schema: .numbered([]))
        let value = try await database.read { try $0.first("SELECT ? AS v", Double.nan) { try $0.value("v") } }
        #expect(value == Value.null)
    }
}
