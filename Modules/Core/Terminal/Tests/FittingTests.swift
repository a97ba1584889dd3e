import Terminal
import Testing

@Suite("Fitting")
struct FittingTests {
    @Test(
        "a line that is too wide is cut and says so",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abc", -1, ""),
            ("목표달성", 8, "목표달성"), ("목표달성", 7, "목표달…"), ("목표달성", 6, "목표…"), ("목표달성", 2, "…"),
            ("👨‍👩‍👧‍👦👍🏽a", 4, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 0, ""),
        ])
    func truncated(_ string: String, to width: Int, is expected: String) {
        #expect(Text(string).truncated(to: width).plain == expected)
    }

    @Test("every line of a text is cut and filled by itself")
    func everyLine() {
        #expect(Text("abcd\n목표\nab").truncated(to: 3).padded(to: 3).plain == "ab…\n목…\nab ")
    }

    @Test("the sign of a cut has the style of what stands before it")
    func styleOfCut() {
        #expect((Text("ab").bold + "cdef").truncated(to: 3) == Text("ab…").bold)
        #expect((Text("目").bold + "cdef").truncated(to: 1) == Text("…").bold)
    }

    @Test(
        "a narrower line is filled with spaces to the width, and a wider one stays",
        arguments: [("목표", 6, "목표  "), ("abc", 3, "abc"), ("abc", 2, "abc"), ("", 2, "  "), ("a", -1, "a")])
    func padded(_ string: String, to width: Int, is expected: String) {
        #expect(Text(string).padded(to: width).plain == expected)
    }

    @Test("a line is filled to the width also where its last sign joins the first space", arguments: 1...5)
    func paddedAfterPrefix(width: Int) {
        let sign = Text("\u{600}\u{600}")
        #expect(sign.padded(to: width).width == max(width, sign.width))
    }

    @Test("padding does not take the style of the line")
    func stylesOfPadding() {
        #expect(Text("a").bold.padded(to: 2) == Text("a").bold + " ")
    }
}
