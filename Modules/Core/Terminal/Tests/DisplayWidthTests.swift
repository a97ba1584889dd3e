import Terminal
import Testing

@Suite("Display width")
struct DisplayWidthTests {
    @Test(
        "a grapheme cluster takes the columns that its kind takes in a terminal",
        arguments: [
            ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("½", 1), ("…", 1), ("│", 1), ("█", 1), ("⟨", 1), ("ß", 1),
            ("ㄱ", 2), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1100}\u{1161}", 2), ("\u{1100}", 2),
            ("\u{1100}\u{1100}\u{1161}", 2), ("가\u{302E}", 2), ("ﾡ", 1),
            ("ｱ", 1), ("ア", 2), ("か\u{3099}", 2), ("ー", 2), ("漢", 2), ("漢\u{E0100}", 2), ("𠮷", 2), ("Ａ", 2), ("、", 2),
            ("\u{3000}", 2), ("￦", 2), ("ب", 1), ("ش\u{651}", 1), ("א", 1), ("ก\u{E49}", 1), ("ก\u{E33}", 2),
            ("क", 1), ("कि", 2), ("क्", 1), ("क्ष", 2), ("स्त्र", 2), ("নো", 2),
            ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{301}", 0), ("\u{1161}", 0), ("\u{FEFF}", 0),
            ("\u{0}", 0), ("\t", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{9B}", 0),
        ] as [(String, Int)])
    func widthOfCluster(_ cluster: String, is expected: Int) {
        #expect(cluster.map(\.displayWidth) == [expected])
    }

    @Test(
        "an emoji sequence takes two columns however many scalars it has",
        arguments: [
            "😀", "👨‍👩‍👧‍👦", "🇰🇷", "👍🏽", "☝🏽", "☝️", "❤️", "❤️‍🔥", "❤‍🔥", "1️⃣", "#️⃣", "©️", "👁️‍🗨️", "🏃🏽‍♀️", "🏴‍☠️",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "⌚", "🧑🏻‍❤️‍💋‍🧑🏿", "\u{1FAC8}", "\u{1FAEA}",
        ])
    func emoji(_ cluster: String) {
        #expect(cluster.map(\.displayWidth) == [2])
    }

    @Test(
        "an emoji that is shown as text takes one column",
        arguments: ["❤", "❤\u{FE0E}", "☝", "⌚\u{FE0E}", "1\u{20E3}", "©", "✔", "🇰", "☺"])
    func textPresentation(_ cluster: String) {
        #expect(cluster.map(\.displayWidth) == [1])
    }

    @Test(
        "a string takes the columns of its characters together",
        arguments: [
            ("", 0), ("Run 5 km", 8), ("목표 달성", 9), ("目標を達成", 10), ("cafe\u{301}", 4), ("a\u{200B}b", 2),
            ("👨‍👩‍👧‍👦 가족", 7), ("🇰🇷🇯🇵", 4), ("ｶﾞ", 2), ("हिन्दी", 4), ("مرحبا", 5),
        ])
    func widthOfString(_ string: String, is expected: Int) {
        #expect(string.displayWidth == expected)
    }

    @Test("every scalar at the edge of a range of wide ones is wide, and its neighbour outside is not")
    func edges() {
        let inside: [Character] = ["\u{115F}", "\u{231A}", "\u{303E}", "\u{A4C6}", "\u{D7A3}", "\u{FF60}", "\u{3FFFD}"]
        let outside: [Character] = ["\u{10FF}", "\u{2319}", "\u{303F}", "\u{A4C7}", "\u{FF61}", "\u{3FFFE}"]
        #expect(inside.allSatisfy { $0.displayWidth == 2 })
        #expect(outside.allSatisfy { $0.displayWidth == 1 })
    }
}
