import Basics
import Testing

@Suite("Read JSON")
struct ReadingTests {
    @Test("has values in one another, with white space around them")
    func values() throws {
        let text =
            " { \"a\" : [ 1 , -2.5e1, \"x\\u00e9\", null , true,false, [] , {} ], \"\" : 9007199254740993 }\r\n\t"
        #expect(
            try JSONValue(parsing: text) == [
                "a": [1, -25.0, "xé", nil, true, false, [], [:]], "": 9_007_199_254_740_993,
            ])
        #expect(try JSONValue(parsing: "\"alone\"") == "alone")
    }

    @Test("keeps names apart whose bytes differ")
    func names() throws {
        guard case .object(let object) = try JSONValue(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}") else {
            Issue.record("no object")
            return
        }
        #expect(object.members.count == 2)
    }

    @Test(
        "is refused where it is not strict",
        arguments: [
            "", " ", "tru", "True", "nulL", "[1,]", "[,]", "[1 2]", "{\"a\":1,}", "{a:1}", "'a'", "[1]]", "1 2", "NaN",
            "\"\t\"", "/**/1", "\u{FEFF}1", "-", "01", "1.", ".5", "+1", "0x1",
        ])
    func junk(text: String) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.reason == .unexpected)
    }

    @Test("is refused with what is wrong and where")
    func reasons() {
        func error(_ text: String) -> JSONError? { #expect(throws: JSONError.self) { try JSONValue(parsing: text) } }
        #expect(error("{\"a\":1,\"a\":2}")?.reason == .repeatedName("a"))
        #expect(error("[\"ab\", x]") == JSONError(reason: .unexpected, offset: 7))
        #expect(error("1e999")?.reason == .numberTooLarge)
        #expect(error(#""\ud83d""#)?.reason == .wrongEscape)
        #expect(error(#""\ude00""#)?.reason == .wrongEscape)
        #expect(error(#""\x""#)?.reason == .wrongEscape)
        #expect(error(String(repeating: "[", count: 100_000))?.reason == .tooDeep)
        #expect(error(String(repeating: "{\"a\":", count: 100_000))?.reason == .tooDeep)
    }
}
