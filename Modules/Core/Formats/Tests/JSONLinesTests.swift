import Basics
import Formats
import FormatsTesting
import Testing

@Suite("A document of JSON lines")
struct JSONLinesTests {
    private typealias Field = DocumentField<PlainFailure>

    private func fields(_ text: String) throws(PlainFailure) -> [Field] {
        var lines = JSONLines<PlainFailure>(Array(text.utf8))
        var fields: [Field] = []
        while let field = try lines.next() { fields.append(field) }
        return fields
    }

    @Test("has a value for each line that is not empty")
    func lines() throws {
        let seen = try fields("{\"a\":1}\n\n \r\n2\n\"x\"").map(\.value)
        #expect(seen == [["a": 1], 2, "x"])
    }

    @Test("may have values over several lines, and in an array, as other programs write them")
    func formatted() throws {
        let seen = try fields("{\n  \"a\": \"}\\\"\",\n  \"b\": [\n]\n}\n{\"a\":1}\n[\n  {\"c\": [3]},\n  4\n]\n5")
        #expect(seen.map(\.value) == [["a": "}\"", "b": []], ["a": 1], ["c": [3]], 4, 5])
        #expect(seen.map(\.place.line) == [1, 6, 8, 9, 11])
    }

    @Test("is refused with the line and the character")
    func broken() {
        #expect(throws: PlainFailure.format(FormatError(line: 2, .noJSON(character: 7)))) {
            try fields("{}\n{\"a\": }")
        }
        #expect(throws: PlainFailure.format(FormatError(line: 1, field: "a", .repeatedField))) {
            try fields("{\"a\":1,\"a\":2}")
        }
        #expect(throws: PlainFailure.format(FormatError(line: 4, .noJSON(character: 8)))) {
            try fields("1\n{\n  \"a\": 1,\n  \"b\": }\n}\n")
        }
        #expect(throws: PlainFailure.format(FormatError(line: 1, .noJSON(character: 2)))) { try fields("{\n\"a\": 1") }
    }

    @Test("is refused with the line and the character where lines end with CRLF, too")
    func brokenWithCRLF() {
        #expect(throws: PlainFailure.format(FormatError(line: 3, .noJSON(character: 8)))) {
            try fields("{\r\n  \"a\": 1,\r\n  \"b\": }\r\n}\r\n")
        }
    }

    @Test("reads values as what they should be, and names the way to those that are not")
    func values() throws {
        let field = try fields(#"{"list":[{"n":1},{"n":"x","t":null}]}"#)[0]
        let elements = try field.members(["list"]).required("list").elements()
        #expect(try elements[0].members(["n"]).required("n").number() == 1)
        let members = try elements[1].members(["n", "t"])
        #expect(try members.required("t").textOrNothing() == nil)
        let wrong = FormatError(line: 1, field: "list[1].n", .wrongKind(.number, found: "\"x\""))
        #expect(throws: PlainFailure.format(wrong)) { try members.required("n").number() }
        let missing = FormatError(line: 1, field: "list[1].z", .missing)
        #expect(throws: PlainFailure.format(missing)) { try members.required("z") }
        let unknown = FormatError(line: 1, field: "list[1].t", .unknownField(known: ["n"]))
        #expect(throws: PlainFailure.format(unknown)) { try elements[1].members(["n"]) }
    }

    @Test("tells a record of another kind or schema from one that is none")
    func records() throws {
        func refusal(_ text: String) throws -> PlainFailure {
            let field = try fields(text)[0]
            return try #require(throws: PlainFailure.self) {
                try field.record("note", of: ["note", "list"], members: ["schema", "kind", "text"]) { _ in .other }
            }
        }
        #expect(try refusal(#"{"x":1}"#) == .other)
        #expect(try refusal(#"{"kind":"note"}"#) == .format(FormatError(line: 1, field: "schema", .missing)))
        let schema = FormatFault.notOneOf(["1"], found: "2")
        #expect(
            try refusal(#"{"schema":2,"kind":"note"}"#) == .format(FormatError(line: 1, field: "schema", schema)))
        let kind = FormatFault.notOneOf(["note", "list"], found: "list")
        #expect(try refusal(#"{"schema":1,"kind":"list"}"#) == .format(FormatError(line: 1, field: "kind", kind)))
    }
}
