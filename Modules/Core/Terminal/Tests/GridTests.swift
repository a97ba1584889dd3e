import Terminal
import TerminalTesting
import Testing

@Suite("Grid")
struct GridTests {
    @Test("cells stand in columns of equal width, and a row is as high as its highest cell")
    func picture() {
        let rows: [[Grid.Cell]] = [
            [Grid.Cell(["목표", "둘"]), Grid.Cell(["abcdefg"]), Grid.Cell([])],
            [Grid.Cell(["e\u{301}"]), Grid.Cell(["x\ny"])],
        ]
        let expected = """
            ┌──────┬──────┬──────┐
            │ 목표 │ abc… │      │
            │ 둘   │      │      │
            ├──────┼──────┼──────┤
            │ e\u{301}    │ x    │      │
            │      │ y    │      │
            └──────┴──────┴──────┘
            """
        #expect(Grid(rows: rows, width: 22).text.plain == expected)
    }

    @Test(
        "every line takes the same columns, whatever stands in the cells",
        arguments: [
            "목표", "目標を達成する", "ｶﾞﾝﾊﾞﾙ", "👨‍👩‍👧‍👦👍🏽🇰🇷1️⃣❤️", "cafe\u{301}", "\u{301}abc", "🏽abc", "\u{200D}👩", "🇰", "क्षमा", "ो\u{94B}",
            "\u{1161}\u{11A8}", "\u{1B}[31m", "\u{202E}abc", "a\tb", "\u{600}1", "مرحبا", "ก\u{E33}", "   ",
            "a\u{200B}b", "½",
            "\u{1100}\u{1161}\u{11A8}\u{1100}",
        ], [10, 13, 14, 22, 40])
    func even(_ title: String, width: Int) {
        let cells = [Grid.Cell([Text(title), Text(title).bold]), Grid.Cell([Text(title + title)]), Grid.Cell([])]
        let text = Grid(rows: [cells, cells.reversed()], width: width).text
        #expect(unevenLines(in: text).isEmpty)
        #expect(text.lines.allSatisfy { "┌│├└".unicodeScalars.contains($0.plain.unicodeScalars.first ?? " ") })
        #expect(text.width <= max(13, width))
    }

    @Test(
        "the inner width is what borders and padding leave to each cell",
        arguments: [(3, 80, 23), (9, 80, 5), (1, 10, 6), (3, 22, 4), (3, 21, 3), (3, 5, 1), (0, 10, 6)])
    func innerWidth(columns: Int, width: Int, is expected: Int) {
        #expect(Grid.innerWidth(columns: columns, width: width) == expected)
    }

    @Test("the style of a cell fills it with its padding, and not the borders")
    func styles() {
        let green = Style(background: Color(red: 0, green: 255, blue: 0))
        let text = Grid(rows: [[Grid.Cell([Text("a").bold], style: green), Grid.Cell(["b"])]], width: 13).text
        let filled = Text(" ", green) + Text("a").bold.styled(green) + Text("   ", green)
        #expect(text.lines[1] == "│\(filled)│ b   │")
    }

    @Test("a grid without cells is empty", arguments: [[], [[]]] as [[[Grid.Cell]]])
    func empty(rows: [[Grid.Cell]]) {
        #expect(Grid(rows: rows, width: 20).text == "")
    }

    @Test("a line of another width than the first boxed one is found, and titles are not measured")
    func uneven() {
        let text: Text = "A long title\n┌──┐\n│목│\n│a│\n└──┘"
        #expect(unevenLines(in: text) == ["│a│"])
    }
}
