import Basics
import BasicsTesting
import Testing

@Suite("An argument")
struct ArgumentTests {
    private struct NoDigit: Error {}

    private static func digit(_ text: String) throws -> Int {
        guard let digit = Int(text), (0...9).contains(digit) else { throw NoDigit() }
        return digit
    }

    @Test("reads a text, and throws what its reader throws")
    func reading() throws {
        let argument = Argument("digit", Self.digit)
        #expect(try argument.read("7") == 7)
        #expect(throws: NoDigit.self) { try argument.read("12") }
    }

    @Test("is checked for candidates and examples that it cannot read")
    func examples() {
        let right = Argument("digit", candidates: ["1", "2"], example: "3", Self.digit)
        #expect(unreadableExamples(of: right) == [])
        let wrong = Argument("digit", candidates: ["1", "12"], example: Phrase(made: { "\($0)" }), Self.digit)
        #expect(unreadableExamples(of: wrong) == (["12"] + Language.codes).sorted())
    }
}
