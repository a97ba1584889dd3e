import DreamsDomainInterface
import Testing

@Suite("The values of dreams")
struct DreamValueTests {
    @Test("a number is one of 1 to 100", arguments: ["0", "101", "-1", "x", "", "1.5"])
    func numbers(text: String) throws {
        #expect(throws: DreamsError.numberOutOfRange(text)) { try WishNumber(text) }
        #expect(throws: DreamsError.milestoneOutOfRange(text)) { try MilestoneNumber(text) }
        #expect(try WishNumber("100").number == 100)
        #expect(try MilestoneNumber("8").number == 8)
    }

    @Test("a passage has 1 to 900 characters, without white space around them")
    func passages() throws {
        #expect(try Passage("  so  that \n").text == "so  that")
        #expect(throws: DreamsError.emptyPassage) { try Passage(" \u{200B} ") }
        #expect(throws: DreamsError.passageTooLong(901)) { try Passage(String(repeating: "x", count: 901)) }
    }
}
