import Basics
import Testing

extension DateFormTests {
    @Test(
        "says in Korean what a word means",
        arguments: [
            ("다음 달 5일", "2026.12.05(토)"), ("금요일", "2026.11.27(금), 지난 일이면 2026.11.20(금)"),
        ])
    func meaningInKorean(_ typed: String, meaning: String) throws {
        let seen = try HelpTopic.dates.meaning(of: typed, in: .korean)
        #expect(seen == meaning)
    }

    @Test("is found by its name in Korean")
    func namedInKorean() {
        #expect(HelpTopic.dates.isNamed("날짜"))
    }
}

extension DateOrderTests {
    @Test("is decided by Korean before the region") @MainActor
    func inKorean() {
        let order = LanguageChoice(option: .korean) { ["LANG": "en_GB.UTF-8"][$0] }.dateOrder
        #expect(order == .monthFirst)
    }
}
