import Basics
import Testing

@Suite("An error of a format")
struct FormatErrorTests {
    @Test("says the line, the field if there is one, and what is wrong")
    func places() {
        let row = FormatError(line: 3, .fieldCount(found: 2, wanted: 9)).explanation
        #expect(row.english == "Line 3 of the document: The row has 2 fields; the first line has 9.")
        let value = FormatError(line: 1, field: "sets[0].rest", .wrongKind(.number, found: "true")).explanation
        #expect(value.english == "Line 1 of the document, sets[0].rest: This should be a whole number, not true.")
    }

    @Test(
        "names what is allowed",
        arguments: [FormatFault.unknownField(known: ["a", "b"]), .notOneOf(["a", "b"], found: "c")])
    func allowed(fault: FormatFault) {
        #expect(fault.explanation.english.contains("a, b"))
    }
}
