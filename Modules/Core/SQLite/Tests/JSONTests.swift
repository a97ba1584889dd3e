import SQLite
import SQLiteTesting
import Testing

@Suite("A JSON object in a column")
struct JSONTests {
    /// What a column with this text is read as.
    private func read(_ json: String?) async throws -> [String: Value]? {
        let database = try await Database.open(.memory, schema: .numbered([]))
        return try await database.read { connection in
            try connection.first("SELECT ? AS json", json) { row in try row.optionalObject("json") } ?? nil
        }
    }

    @Test("has texts, whole and real numbers, and nulls")
    func values() async throws {
        let json = #" { "a" : "b", "n":null,"i":-12, "z":0,"r":1.5e2,"big":9223372036854775808,"":"" } "#
        #expect(
            try await read(json) == [
                "a": "b", "n": .null, "i": -12, "z": 0, "r": 150.0, "big": 9223372036854775808.0, "": "",
            ])
        #expect(try await read("{}") == [:])
        #expect(try await read(nil) == nil)
    }

    @Test(
        "may spell a character in every way of the standard",
        arguments: [
            (#"\" \\ \/ \b \f \n \r \t"#, "\" \\ / \u{8} \u{C} \n \r \t"), (#"\u0041\u00e9\uD55C"#, "Aé한"),
            (#"\ud83d\uDE00"#, "😀"), (#"a\u0000b"#, "a\u{0}b"), (#"\\u0000"#, "\\u0000"),
            ("\u{7F}\u{2028}\u{202E}😀", "\u{7F}\u{2028}\u{202E}😀"), (#"e\u0301"#, "e\u{301}"),
        ])
    func escapes(json: String, text: String) async throws {
        let read = try await read("{\"t\":\"\(json)\"}")
        guard case .text(let found) = read?["t"] else {
            Issue.record("\(String(describing: read))")
            return
        }
        #expect(Array(found.utf8) == Array(text.utf8))
    }

    @Test(
        "comes back byte for byte from what SQLite writes",
        arguments: ["a\u{0}b\\u0000", "\u{0}", "\u{1}\u{1F}\u{7F}\u{9F}", "\"\\/\t\n", "👨‍👩‍👧‍👦 e\u{301} \u{202E}", ""])
    func written(text: String) async throws {
        let database = try await Database.open(.memory, schema: .numbered([]))
        let found = try await database.read { connection in
            try connection.first("SELECT json_object('t', ?) AS json", text) { row in try row.optionalObject("json") }
        }
        guard case .text(let text2) = found??["t"] else {
            Issue.record("\(String(describing: found))")
            return
        }
        #expect(Array(text2.utf8) == Array(text.utf8))
    }

    @Test(
        "that is none is an error that names the column and what was found",
        arguments: [
            "", " ", "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\":1}}",
            "{\"a\":1} x",
            "{\"a\" 1}", "{a:1}", "{'a':1}", "{\"a\":1;\"b\":2}", "{\"a\":1,\"a\":2}", "{\"a\":1 \"b\":2}", "null", "1",
            "\"a\"", "[]", "{\"a\":[]}", "{\"a\":{}}", "{\"a\":true}", "{\"a\":nul}", "{\"a\":NaN}", "{\"a\":01}",
            "{\"a\":-}", "{\"a\":+1}", "{\"a\":.5}", "{\"a\":1.}", "{\"a\":1e}", "{\"a\":1e999}", "{\"a\":0x1}",
            "{\"a\":\"b}", "{\"a\":\"\n\"}", "{\"a\":\"\u{0}\"}", #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u12G4"}"#,
            #"{"a":"\ud83d"}"#, #"{"a":"\ud83dx"}"#, #"{"a":"\ud83d\n"}"#, #"{"a":"\ud83d\u0041"}"#, #"{"a":"\ude00"}"#,
            #"{"a":"\"#, "\u{FEFF}{}", String(repeating: "{\"a\":", count: 100_000),
        ])
    func junk(json: String) async throws {
        let error = await #expect(throws: DatabaseError.self) { try await read(json) }
        guard case .unexpectedRow("json", "a JSON object of texts, numbers and nulls", _) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("cut off anywhere is none")
    func cut() async throws {
        let json = #"{"title":"a\u0000\ud83d\ude00","rate":10,"none":null}"#
        for count in 0..<json.count {
            await #expect(throws: DatabaseError.self) { try await read(String(json.prefix(count))) }
        }
    }
}
