import Terminal
import Testing

@Suite("Visible text")
struct VisibleTests {
    @Test(
        "what acts on a terminal or cannot be seen is shown",
        arguments: [
            ("a\tb", "a␉b"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\u{1B}[31m", "␛[31m"), ("\u{0}", "␀"),
            ("\u{1F}", "␟"), ("\u{7F}", "␡"), ("\u{9B}31m", "⟨U+009B⟩31m"), ("\u{85}", "⟨U+0085⟩"),
            ("\u{202E}abc", "⟨U+202E⟩abc"), ("a\u{61C}", "a⟨U+061C⟩"), ("\u{200E}\u{200F}", "⟨U+200E⟩⟨U+200F⟩"),
            ("\u{202A}", "⟨U+202A⟩"), ("\u{2066}a\u{2069}", "⟨U+2066⟩a⟨U+2069⟩"), ("\u{FEFF}a", "⟨U+FEFF⟩a"),
            ("a\u{2028}b\u{2029}", "a⟨U+2028⟩b⟨U+2029⟩"), ("so\u{AD}ft", "so⟨U+00AD⟩ft"), ("\u{3164}", "⟨U+3164⟩"),
            ("a\u{E0041}", "a⟨U+E0041⟩"), ("Ru\u{200B}n", "Ru⟨U+200B⟩n"), ("a\u{200D}b", "a⟨U+200D⟩b"),
            ("달\u{200C}성", "달⟨U+200C⟩성"), ("\u{200D}👩", "⟨U+200D⟩👩"), ("a\u{2060}", "a⟨U+2060⟩"),
        ])
    func shown(_ string: String, as expected: String) {
        #expect(string.visible == expected)
    }

    @Test(
        "what languages and emoji are spelled with stays as it is",
        arguments: [
            "", "Run 5 km!", "목표를 이루다", "\u{1112}\u{1161}\u{11AB}", "目標", "漢\u{E0100}", "cafe\u{301}", "مرحبا",
            "می\u{200C}خواهم",
            "क्\u{200D}ष", "ක්\u{200D}ෂ", "ไทย\u{200B}ไทย", "👨‍👩‍👧‍👦", "❤️‍🔥", "❤‍🔥", "1️⃣", "🏃🏽‍♀️", "🏴‍☠️", "☎\u{FE0E}",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "ᠭᠠ\u{180E}ᠠ", "␛", "⟨U+202E⟩", "½", "\u{A0}",
        ])
    func kept(_ string: String) {
        #expect(Array(string.visible.unicodeScalars) == Array(string.unicodeScalars))
    }

    @Test("no control character is left, whichever it was")
    func noControlIsLeft() {
        let controls = (UInt8(0)...UInt8(0x9F)).map { String(Unicode.Scalar($0)) }.filter { $0.displayWidth == 0 }
        #expect(controls.count == 65)
        #expect(controls.allSatisfy { $0.visible.displayWidth > 0 && $0.visible != $0 })
    }

    @Test("visible text is not changed again")
    func idempotent() {
        let once = "\u{1B}]0;\u{202E}a\u{200D}\u{7}".visible
        #expect(once.visible == once)
    }
}
