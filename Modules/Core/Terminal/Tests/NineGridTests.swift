import Terminal
import TerminalTesting
import Testing

@Suite("A grid of nine")
struct NineGridTests {
    private func grid(width: Int) -> Text {
        NineGrid(width: width) { number in
            switch number {
            case 1: NineGrid.Cell(title: "Endurance", percent: 40)
            case 5: NineGrid.Cell(title: "마라톤을 완주하고 매일 아침 웃으며 일어나기", percent: 100)
            case 9: NineGrid.Cell(title: "👩‍🚀👩‍🚀 ロケット", percent: 0)
            default: .empty("set \(number)")
            }
        }.text
    }

    @Test("shows number, title and rate of each cell")
    func picture() {
        #expect(
            grid(width: 60).plain == """
                ┌──────────────────┬──────────────────┬──────────────────┐
                │ 1 Endurance      │ 2 set 2          │ 3 set 3          │
                │                  │                  │                  │
                │   ███▌░░░░░  40% │                  │                  │
                ├──────────────────┼──────────────────┼──────────────────┤
                │ 4 set 4          │ 5 마라톤을       │ 6 set 6          │
                │                  │   완주하고 매일… │                  │
                │                  │   █████████ 100% │                  │
                ├──────────────────┼──────────────────┼──────────────────┤
                │ 7 set 7          │ 8 set 8          │ 9 👩‍🚀👩‍🚀 ロケット  │
                │                  │                  │                  │
                │                  │                  │   ░░░░░░░░░   0% │
                └──────────────────┴──────────────────┴──────────────────┘
                """)
    }

    private func extents(width: Int) -> [String] {
        let title = "마라톤을 완주하고 매일 아침 웃으며 일어나기"
        return NineGrid(width: width) { number in
            switch number {
            case 1: NineGrid.Cell(title: "Endurance", percent: 100, extent: "1 of 8")
            case 2: NineGrid.Cell(title: Text(line: title), percent: 40, extent: "8 of 8")
            case 3: NineGrid.Cell(title: "Strength", percent: 7)
            default: .empty("")
            }
        }.text.lines.prefix(width < 48 ? 3 : 4).map(\.plain)
    }

    @Test("says behind each bar what its percentage is of, and has bars of one length")
    func extents() {
        let seen = extents(width: 80)
        #expect(
            seen == [
                "┌─────────────────────────┬─────────────────────────┬─────────────────────────┐",
                "│ 1 Endurance             │ 2 마라톤을 완주하고     │ 3 Strength              │",
                "│                         │   매일 아침 웃으며 일…  │                         │",
                "│   █████████ 100% 1 of 8 │   ███▌░░░░░  40% 8 of 8 │   ▋░░░░░░░░   7%        │",
            ])
    }

    @Test("says it in a line that the title leaves free where the bar has no room, and in a list")
    func extentsInLittleRoom() {
        let seen = extents(width: 60)
        #expect(
            seen.dropFirst() == [
                "│ 1 Endurance      │ 2 마라톤을       │ 3 Strength       │",
                "│   1 of 8         │   완주하고 매일… │                  │",
                "│   █████████ 100% │   ███▌░░░░░  40% │   ▋░░░░░░░░   7% │",
            ])
        let list = extents(width: 46)
        #expect(list.first == "1 Endurance 100%, 1 of 8")
    }

    @Test("lines up at every width", arguments: [48, 61, 80, 200])
    func even(width: Int) {
        #expect(unevenLines(in: grid(width: width)).isEmpty)
        #expect(grid(width: width).width <= width)
    }

    @Test("is a list where three columns cannot be read")
    func narrow() {
        #expect(grid(width: 40).plain.hasPrefix("1 Endurance 40%\n2 set 2\n"))
    }
}
