import Basics
import Testing

@Suite("Korean")
struct KoreanTests {
    @Test("is read from the name of a locale", arguments: ["ko_KR.UTF-8", "ko_KR.eucKR", "ko", "KO"])
    func locale(_ locale: String) {
        #expect(Language(locale: locale) == .korean)
        #expect(Language(locale: "kok_IN") == nil)
    }

    @Test("tells phrases apart that English does not")
    func equality() {
        #expect(Phrase("a", .ko("가")) != Phrase("a", .ko("나")))
        #expect(Phrase("a", .ko("가")) != Phrase(verbatim: "a"))
        #expect(Phrase("a", .ko("\("가")")) == Phrase("a", .ko("가")))
    }

    @Test("cites, lists and follows with the signs of English")
    func signs() {
        let phrase = Phrase("", .ko("\(quoted: "물") \(list: ["하나", "둘"])"))
        #expect(phrase.followed(by: Phrase("", .ko("셋"))).text(in: .korean) == "“물” 하나, 둘. 셋")
    }
}
