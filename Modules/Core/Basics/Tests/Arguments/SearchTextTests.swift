import Basics
import Testing

@Suite("The text to search for")
struct SearchTextTests {
    @Test("is the typed text without white space around it", arguments: ["run", "5 km", "건강", "C++", "½", "€", "🏃"])
    func taken(text: String) {
        #expect(" \(text)\n".searchText == text)
    }

    @Test("is nothing without a letter, a number or a symbol", arguments: ["", " ", "…", "“”", "-", "\u{301}"])
    func nothing(text: String) {
        #expect(text.searchText == nil)
    }

    @Test("is nothing with a NUL character, and at most 4096 bytes long")
    func limits() {
        #expect("a\0b".searchText == nil)
        #expect(String(repeating: "a", count: 4096).searchText != nil)
        #expect(String(repeating: "a", count: 4097).searchText == nil)
    }
}
