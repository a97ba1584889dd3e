import Basics
import MandalartDomainInterface
import Testing

@Suite("The text of a log entry")
struct ActivityTextTests {
    @Test("keeps a text of 1 to 500 characters without white space around it, and names no title when it refuses one")
    func texts() throws {
        let longest = String(repeating: "가", count: 500)
        #expect(try ActivityText(" ran  6 km\t").text == "ran  6 km")
        #expect(try ActivityText(longest).text == longest)
        #expect(throws: MandalartError.activityTooLong(501)) { try ActivityText(longest + "가") }
        #expect(throws: MandalartError.emptyActivity) { try ActivityText(" \u{200B} ") }
        #expect(throws: MandalartError.unusableText) { try ActivityText("a\0b") }
        let title = try Title(String(repeating: "나", count: Title.longest))
        #expect(try ActivityText(title) == ActivityText(title.text))
        #expect(!MandalartError.emptyActivity.explanation.text(in: .english).lowercased().contains("title"))
    }
}
