import Basics
import BasicsTesting
import Testing

@Suite("A table of translations")
struct TranslationTableTests {
    private static let ring = Phrase("ring", .xx("corf"))

    @Test("has the texts of phrases that have none of the language, with their values in its own order and signs")
    func texts() {
        let name = "Frodo"
        func elvish(_ phrase: Phrase) -> String { phrase.text(in: .elvish) }
        #expect(elvish(Phrase("Farewell", .yy("Gabil"))) == "Namárië")
        #expect(elvish(Phrase("Farewell", .xx("Mae"))) == "Mae", "its own text comes first")
        #expect(elvish(Phrase("\(40)%, \(quoted: name)")) == "<Frodo> 40%")
        #expect(elvish(Phrase("Choose \(oneOf: ["a", "b", "c"]).")) == "Cilo a / b / c.")
        #expect(elvish(Phrase("It is \(a: Self.ring).")) == "corf ná.")
    }

    @Test("chooses between one and several", arguments: [(1, "1 corf: 1"), (3, "3 cyrf: 1"), (0, "0 cyrf: 1")])
    func plural(_ count: Int, text: String) {
        #expect(Phrase("\(1) of \(count) rings").text(in: .elvish) == text)
    }

    @Test("leaves English where it has no text, and to other languages")
    func missing() {
        #expect(Phrase("Not yet", .yy("Gabil")).text(in: .elvish) == "Not yet")
        #expect(Phrase("\(1) of one").text(in: .elvish) == "1 of one")
        #expect(Phrase("Farewell", .xx("Mae")).text(in: .dwarvish) == "Farewell")
        let friend = Phrase("Farewell, friend", .yy("Gabil"))
        #expect(friend.text(in: .elvish) == "7", "there is no such value")
        #expect(Phrase("\(oneOf: ["a", "b"]) \(a: Self.ring) 100%").english == "a or b a ring 100%")
    }
}
