import Formats
import Testing

@Suite("A text in Markdown")
struct MarkdownTests {
    @Test(
        "comes back as it was",
        arguments: [
            "", "plain", "# no heading", "- no list", "1. no list", "12) no list",
            "*a* _b_ `c` [d](e) <f> g|h ~i~ $j$ @k",
            "http://x www.x WWW.x", "a\\b", "\\*", "&amp; &#x41; &", "  two spaces  ", " ", "\u{202E}bidi\u{200B}",
            "tab\there",
            "\u{1B}[31m", "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ♨️", "サウナ 외기욕", "e\u{301}", "\u{FEFF}", "+1", "=", "a\u{2028}b", "a\rb",
        ])
    func roundTrip(text: String) {
        let seen = text.losslessMarkdown.readingMarkdown
        #expect(Array(seen.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("has no mark and nothing invisible")
    func escaping() {
        #expect("1. *a*".losslessMarkdown == #"1\. \*a\*"#)
        #expect("\u{202E}x".losslessMarkdown == "&#x202E;x")
        #expect(" x ".losslessMarkdown == "&#x20;x&#x20;")
        #expect("- x".losslessMarkdown == "\\- x")
    }
}
