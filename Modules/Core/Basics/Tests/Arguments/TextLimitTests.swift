import Basics
import Testing

@Suite("The limit of a text")
struct TextLimitTests {
    private enum Failure: Error, Equatable { case short(Int), long(Int), unusable }

    private func text(_ text: String, _ characters: ClosedRange<Int> = 2...4) throws(Failure) -> String {
        try TextLimit(characters).text(
            from: text, tooShort: Failure.short, tooLong: Failure.long, unusable: Failure.unusable)
    }

    @Test("takes as many characters as it allows, without white space around them", arguments: ["ab", " abcd\n", "건강"])
    func taken(typed: String) throws {
        let seen = try text(typed)
        #expect(seen == typed.split(whereSeparator: \.isWhitespace).joined())
    }

    @Test("counts characters as a person does: a family of emoji is one")
    func emoji() throws {
        let family = "👨🏾‍👩🏾‍👧🏾‍👦🏾"
        let seen = try text(String(repeating: family, count: 4))
        #expect(seen.count == 4)
        #expect(throws: Failure.long(5)) { try text(String(repeating: family, count: 5)) }
    }

    @Test("says how many characters are there when they are too few or too many")
    func numbers() {
        #expect(throws: Failure.short(1)) { try text(" a ") }
        #expect(throws: Failure.long(5)) { try text("abcde") }
    }

    @Test("says so of a text that is over the limit in bytes, too", arguments: ["a", "가"])
    func long(character: String) {
        #expect(throws: Failure.long(300)) { try text(String(repeating: character, count: 300)) }
    }

    @Test(
        "takes a text that shows nothing for an empty one",
        arguments: ["", " \n", "\u{301}\u{301}", "\u{200D}\u{200B}"])
    func invisible(typed: String) {
        #expect(throws: Failure.short(0)) { try text(typed) }
    }

    @Test("refuses a NUL character, and marks without end on few characters")
    func unusable() {
        #expect(throws: Failure.unusable) { try text("a\0b") }
        #expect(throws: Failure.unusable) { try text("ab" + String(repeating: "\u{301}", count: 1000)) }
    }
}
