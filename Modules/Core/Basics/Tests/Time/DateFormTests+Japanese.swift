import Basics
import Testing

extension DateFormTests {
    @Test(
        "says in Japanese what a word means",
        arguments: [
            ("来月5日", "2026/12/05（土）"), ("年末", "2026/12/31（木）、過去なら 2025/12/31（水）"),
        ])
    func meaningInJapanese(_ typed: String, meaning: String) throws {
        let seen = try HelpTopic.dates.meaning(of: typed, in: .japanese)
        #expect(seen == meaning)
    }

    @Test("is found by its name in Japanese")
    func namedInJapanese() {
        #expect(HelpTopic.dates.isNamed("日付"))
    }
}

extension DateOrderTests {
    @Test("is decided by Japanese before the region") @MainActor
    func inJapanese() {
        let order = LanguageChoice(option: .japanese) { ["LANG": "en_GB.UTF-8"][$0] }.dateOrder
        #expect(order == .monthFirst)
    }
}
