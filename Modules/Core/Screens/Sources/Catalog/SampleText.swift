// rib: verbatim file: what a person might have typed

/// Sample texts that are hard to lay out, for the states of a screen.
public enum SampleText {
    /// 190 characters, longer than any cell or line.
    public static let long = String(
        (0..<5).map { _ in "a title that goes on and on, past the edge, " }.joined().prefix(190))

    /// Wide characters of two columns each, with emoji of several code points, and Korean, which breaks at spaces.
    public static let wide = "毎朝五キロを仲間と楽しく走り続ける 👩🏽‍🚀👨‍👩‍👧‍👦 매일 아침 천천히 달리기"

    /// Hebrew and Arabic with digits, and a code point that would reverse the direction of a whole line.
    public static let rightToLeft = "לרוץ 42 ק״מ عدو ٤٢ كم \u{202E}end"
}
