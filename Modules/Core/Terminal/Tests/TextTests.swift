import Terminal
import Testing

@Suite("Text")
struct TextTests {
    private let red = Color(red: 255, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 255)

    @Test("a line feed ends a line, and no other control character does")
    func lines() {
        #expect(Text("a\nb\r\nc\u{B}d\u{2028}e").lines.map(\.plain) == ["a", "b␍", "c␋d⟨U+2028⟩e"])
    }

    @Test(
        "an empty text is one empty line, and a line end at the end begins another",
        arguments: [("", 1), ("a\n", 2)])
    func countOfLines(_ string: String, _ count: Int) {
        #expect(Text(string).lines.count == count)
    }

    @Test("the width is that of the widest line")
    func width() {
        #expect(Text("ab\n목표\nabc").width == 4)
        #expect(Text("").width == 0)
    }

    @Test("texts are put together on the line where the first ends")
    func addition() {
        var text = Text("a\nb") + Text("c\nd").bold
        text += "e"
        #expect(text.plain == "a\nbc\nde")
        #expect(text.lines[2] == Text("d").bold + "e")
    }

    @Test("texts are joined by a separator, which may end lines")
    func joined() {
        #expect(["a", "b", "c"].joined(separator: "\n") as Text == "a\nb\nc")
        #expect([Text]().joined(separator: ", ") == "")
    }

    @Test("a text in a literal keeps its style, a string is made visible, a number is written out")
    func interpolation() {
        let name = "a\u{1B}"
        let text: Text = "<\(Text("b").bold)\(name)\(3)\(name, Style(dim: true))>"
        #expect(text == Text("<") + Text("b").bold + Text("a␛3") + Text("a␛").dim + Text(">"))
    }

    @Test("texts are equal when they look the same, however they were put together")
    func equality() {
        #expect(Text("ab").bold == Text("a").bold + Text("b").bold)
        #expect(Text("ab").bold != Text("a").bold + Text("b"))
        #expect(Text("a") + "" == "a")
    }

    @Test("the inner style wins over the one laid under it")
    func styles() {
        let text = ("a" + Text("b").foreground(red)).foreground(blue).bold
        let expected =
            Text("a", Style(bold: true, foreground: blue)) + Text("b", Style(bold: true, foreground: red))
        #expect(text == expected)
    }

    @Test(
        "a cluster is never parted by a change of style",
        arguments: [("e", "\u{301}x"), ("👍", "🏽x"), ("🇰", "🇷x"), ("\u{1100}", "\u{1161}x")])
    func clusters(_ first: String, _ second: String) {
        let text = Text(first).bold + Text(second)
        #expect(text.width == (first + second).displayWidth)
        #expect(text == Text(first + second.dropLast()).bold + Text("x"))
    }
}
