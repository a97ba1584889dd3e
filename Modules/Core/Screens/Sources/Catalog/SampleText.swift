// rib: verbatim file: what a person might have typed

/// Sample texts that are hard to lay out, for sample states of screens.
public enum SampleText {
    /// A text of 190 characters, longer than any cell or line.
    public static let long = String(
        (0..<5).map { _ in "a title that goes on and on, past the edge, " }.joined().prefix(190))

    /// A text of wide characters, two columns each, with emoji of several code points, and Korean, which breaks at
    /// spaces.
    public static let wide = "毎朝五キロを仲間と楽しく走り続ける 👩🏽‍🚀👨‍👩‍👧‍👦 매일 아침 천천히 달리기"

    /// A Hebrew and Arabic text with digits, and a code point that would reverse the direction of the whole line.
    public static let rightToLeft = "לרוץ 42 ק״מ عدو ٤٢ كم \u{202E}end"
}
