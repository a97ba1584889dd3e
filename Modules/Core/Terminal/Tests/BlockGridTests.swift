import Terminal
import TerminalTesting
import Testing

@Suite("Nine blocks of nine cells")
struct BlockGridTests {
    private func grid(width: Int) -> BlockGrid {
        BlockGrid(width: width) { block, number in
            switch (block, number) {
            case (1, 1): BlockGrid.Cell(title: "Run a marathon", percent: 40)
            case (5, 5): BlockGrid.Cell(title: "마라톤을 완주하기", percent: 100)
            case (9, 9): BlockGrid.Cell(title: "The last one")
            default: BlockGrid.Cell()
            }
        }
    }

    @Test("has a title and a figure in each cell, and heavy lines around the blocks")
    func picture() {
        let lines = grid(width: 80).text.plain.split(separator: "\n").map(String.init)
        #expect(lines.count == 9 * 4 + 10)
        #expect(lines[0].hasPrefix("┏━━━━━━━┯━━━━━━━┯━━━━━━━┳"))
        #expect(lines[1].hasPrefix("┃Run a  │       │       ┃"))
        #expect(lines[2].hasPrefix("┃maratho│") && lines[3].hasPrefix("┃n      │"))
        #expect(lines[4].hasPrefix("┃    40%│"))
        #expect(lines[5].hasPrefix("┠───────┼───────┼───────╂"))
        #expect(lines[15].hasPrefix("┣━━━━━━━┿━━━━━━━┿━━━━━━━╋"))
        #expect(lines.last?.hasSuffix("┻━━━━━━━┷━━━━━━━┷━━━━━━━┛") == true)
    }

    @Test("has lines of the same width, whatever the cells hold", arguments: [10, 73, 80, 100, 172, 300])
    func even(width: Int) {
        #expect(unevenLines(in: grid(width: width).text).isEmpty)
        #expect(grid(width: width).text.width <= max(73, min(width, 172)))
    }
}
