import Foundation
import MandalartDomainInterface
import Testing

@Suite("Values that a person types")
struct ValueTests {
    @Test("a position is one of the eight around the centre", arguments: [1, 2, 3, 4, 6, 7, 8, 9])
    func position(number: Int) throws {
        #expect(try Position("\(number)").number == number)
    }

    @Test(
        "a position outside 1 to 9 is refused", arguments: ["0", "10", "-1", "two", "", "1.5", "99999999999999999999"])
    func positionOutOfRange(text: String) {
        #expect(throws: MandalartError.positionOutOfRange(text)) { try Position(text) }
    }

    @Test("the centre is no position")
    func centre() {
        #expect(throws: MandalartError.positionIsCentre) { try Position("5") }
    }

    @Test("a rate is a whole percent", arguments: [("0", 0), ("100", 100), ("40%", 40)])
    func rate(text: String, percent: Int) throws {
        #expect(try AchievementRate(text).percent == percent)
    }

    @Test("a rate outside 0 to 100 is refused", arguments: ["101", "-1", "4.5", "", "%", "half"])
    func rateOutOfRange(text: String) {
        #expect(throws: MandalartError.rateOutOfRange(text)) { try AchievementRate(text) }
    }

    @Test("a title loses the white space around it and nothing else")
    func title() throws {
        #expect(try Title(" \t Run  5 km \r\n").text == "Run  5 km")
    }

    @Test("an empty title is refused", arguments: ["", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{202E}\u{7}"])
    func emptyTitle(text: String) {
        #expect(throws: MandalartError.emptyTitle) { try Title(text) }
    }

    @Test("a title has at most 200 characters, counted as a person counts them")
    func longTitle() throws {
        #expect(try Title(String(repeating: "👨‍👩‍👧‍👦", count: 200)).text.count == 200)
        #expect(throws: MandalartError.titleTooLong(201)) { try Title(String(repeating: "가", count: 201)) }
    }

    @Test("a title, a note and an address have no NUL character, and few marks on a character")
    func unusable() {
        for text in ["a\0b", "https://a.b/c\0", "ab" + String(repeating: "\u{301}", count: 200_000)] {
            #expect(throws: MandalartError.unusableText) { try Title(text) }
            #expect(throws: MandalartError.unusableText) { try Note(text) }
            #expect(throws: MandalartError.unusableText) { try ImageAddress(text) }
        }
    }

    @Test("a note may be empty and has at most 2000 characters")
    func note() throws {
        #expect(try Note("  ") == .empty)
        #expect(throws: MandalartError.noteTooLong(2001)) { try Note(String(repeating: "x", count: 2001)) }
    }

    @Test("there are sixteen palettes, and every ink can be read on its paper", arguments: Palette.allCases)
    func contrast(palette: Palette) {
        #expect(Palette.allCases.count == 16)
        #expect(contrast(palette.ink, palette.paper) >= 4.5)
    }

    @Test("an image address is a web address", arguments: ["https://example.org/a.png", "HTTP://example.org"])
    func image(text: String) throws {
        #expect(try ImageAddress(" \(text) ").text == text)
    }

    @Test(
        "anything else is no image address",
        arguments: ["", "example.org", "ftp://example.org", "https://", "https:///a.png", "https://a b"])
    func noImage(text: String) {
        #expect(throws: MandalartError.notAnImageAddress(text)) { try ImageAddress(text) }
    }

    /// The contrast ratio of WCAG 2.2.
    private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        let (light, dark) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (light + 0.05) / (dark + 0.05)
    }

    private func luminance(_ colour: UInt32) -> Double {
        func channel(_ shift: UInt32) -> Double {
            let value = Double(colour >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }
}
