import Terminal
import Testing

@Suite("Wrapping")
struct WrappingTests {
    @Test(
        "lines break where their script breaks",
        arguments: [
            ("Run 5 km a day", 6, ["Run 5", "km a", "day"]), ("Run 5 km", 8, ["Run 5 km"]),
            ("Run  5", 4, ["Run", "5"]), ("  ab cd", 4, ["  ab", "cd"]), ("ab   ", 3, ["ab"]), ("", 3, [""]),
            ("   ", 2, [""]), ("a abcdefghij b", 4, ["a", "abcd", "efgh", "ij b"]), ("    abc", 5, ["    a", "bc"]),
            ("건강하게 살아가기", 10, ["건강하게", "살아가기"]), ("건강하게살아가기", 7, ["건강하", "게살아", "가기"]),
            ("目標を達成する", 6, ["目標を", "達成す", "る"]), ("目標を達成する", 5, ["目標", "を達", "成す", "る"]),
            ("目標。「達成」", 4, ["目", "標。", "「達", "成」"]), ("コーヒー", 2, ["コ", "ー", "ヒ", "ー"]),
            ("run走る10km", 5, ["run走", "る", "10km"]), ("漢\u{3000}字", 2, ["漢", "字"]),
            ("👨‍👩‍👧‍👦👍🏽🇰🇷", 4, ["👨‍👩‍👧‍👦👍🏽", "🇰🇷"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
            ("ไทย\u{200B}ไทย", 4, ["ไทย", "ไทย"]), ("目a", 1, ["…", "a"]), ("ab", 0, ["a", "b"]),
            ("a\n\nb", 3, ["a", "", "b"]),
        ])
    func wrapped(_ string: String, to width: Int, is expected: [String]) {
        #expect(Text(string).wrapped(to: width).map(\.plain) == expected)
    }

    @Test(
        "a text that needs more lines than wanted ends with the sign of a cut",
        arguments: [
            ("Run 5 km a day", 6, 2, ["Run 5", "km a…"]), ("Run 5 km", 6, 1, ["Run 5…"]), ("Run far", 5, 1, ["Run…"]),
            ("Run 5 km", 5, 2, ["Run 5", "km"]), ("Run\nfar", 3, 1, ["Ru…"]), ("Run\nfar", 4, 1, ["Run…"]),
            ("目標を達成", 4, 2, ["目標", "を…"]), ("목표를 이루다", 6, 1, ["목표…"]), ("a b c", 1, 2, ["a", "…"]),
            ("\n\na", 3, 2, ["", "…"]), ("a", 3, 0, []),
        ])
    func limited(_ string: String, to width: Int, lines limit: Int, is expected: [String]) {
        #expect(Text(string).wrapped(to: width, lines: limit).map(\.plain) == expected)
    }

    @Test("no line is wider than wanted, and no cluster is lost or split", arguments: 2...12)
    func nothingLost(width: Int) {
        let string = "달리기🏃🏽‍♀️하루 5 km, 目標「達成」cafe\u{301} 👨‍👩‍👧‍👦와 क्षमा!"
        let lines = Text(string).wrapped(to: width)
        #expect(lines.allSatisfy { $0.width <= width })
        #expect(lines.map(\.plain).joined().filter { $0 != " " } == string.filter { $0 != " " })
    }

    @Test("styles go with their words onto the next line")
    func styles() {
        let text = "ab " + Text("cd ef").bold
        #expect(text.wrapped(to: 5) == ["ab " + Text("cd").bold, Text("ef").bold])
    }
}
