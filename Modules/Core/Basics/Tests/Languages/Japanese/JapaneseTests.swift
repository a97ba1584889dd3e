import Basics
import Testing

@Suite("Japanese")
struct JapaneseTests {
    @Test("is read from the name of a locale", arguments: ["ja_JP.UTF-8@modifier", "ja-JP", "ja"])
    func locale(_ locale: String) {
        #expect(Language(locale: locale) == .japanese)
    }

    @Test("cites and lists with signs of its own, and has no space between sentences")
    func signs() {
        let phrase = Phrase("", .ja("\(quoted: "水") \(list: ["一", "二"])"))
        #expect(phrase.followed(by: Phrase("", .ja("三"))).text(in: .japanese) == "「水」 一、二。三")
    }

    @Test("counts up to nine things with つ, and more with 個")
    func counter() {
        let seen = [0, 1, 8, 9, 10, 64].map { count in Phrase("", .ja("\(counting: count)")).text(in: .japanese) }
        #expect(seen == ["0個", "1つ", "8つ", "9つ", "10個", "64個"])
    }

    @Test(
        "may break between letters, but not before closing signs nor after opening brackets",
        arguments: [
            ("水です", "水|で|す"), ("「水」。", "「水」。"), ("きっと", "きっ|と"), ("a b水", "a b|水"), ("run", "run"),
        ])
    func breaks(text: String, marked: String) {
        let seen = Language.japanese.tongue.markingBreaks(in: text).replacing("\u{200B}", with: "|")
        #expect(seen == marked)
    }
}
