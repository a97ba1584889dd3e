import Basics
import BasicsTesting
import Commands
import Screens
import Terminal
import Testing

@Suite("What a page draws, for a screen reader")
struct LinearTests {
    private let reader = Reader(isLinear: true)

    @Test("is nine cells as lines: the centre first, then what is filled, and what is empty in one line")
    func nineGrid() {
        let seen = reader.nineGrid { number in
            switch number {
            case 5: NineGrid.Cell(title: "Run", percent: 44)
            case 1: NineGrid.Cell(title: "Endurance", percent: 20, extent: "5 of 8")
            case 9: NineGrid.Cell(title: "Joy", percent: nil)
            default: .empty(Text("set \(number) <title…>"))
            }
        }
        #expect(
            seen.plain == """
                Centre: 5 Run: 44%
                1 Endurance: 20%, 5 of 8
                9 Joy
                Empty: 2, 3, 4, 6, 7, 8. set 2 <title…>
                """)
        let empty = reader.nineGrid { _ in .empty("") }
        #expect(empty.plain == "Centre: empty\nEmpty: 1, 2, 3, 4, 6, 7, 8, 9")
    }

    @Test("is no picture of a whole chart, as in a terminal that is too narrow for one")
    func blockGrid() {
        let pictures = [reader, Reader(width: 72), Reader(width: 73)].map { $0.blockGrid { _, _ in BlockGrid.Cell() } }
        #expect(pictures.map { $0 == nil } == [true, true, false])
    }

    @Test("is a line for each week with something, the newest first: four by their days, others by their sums")
    func dayGrid() {
        let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map { Text($0) }
        let counts: [[Int?]] = [
            [1, 0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1], [0, 5, 0, 0, 0, 0, 0],
            [3, 0, nil, nil, nil, nil, nil],
        ]
        let seen = reader.dayGrid(weekdays: days, weeks: zip(1..., counts).map { (Text("week \($0)"), $1) })
        #expect(
            seen.map(\.plain) == [
                "week 5: Mo 3", "week 4: Tu 5", "week 3: Mo 1, Tu 1, We 1, Th 1, Fr 1, Sa 1, Su 1", "week 1: 3",
            ])
        let none = reader.dayGrid(weekdays: days, weeks: [("week", [0, 0])])
        #expect(none.map(\.plain) == ["none"])
    }

    @Test("is the share of now, and those before it without repetitions, instead of a curve")
    func trend() {
        let seen = reader.lines(of: [
            Trend("  1/2  ", "Swim", percents: [nil, 0, 10, 10, nil, 30, 44], note: reader.times(3)),
            Trend("", "All", percents: [20, 20]), Trend("", "New", percents: [nil]),
        ])
        #expect(seen.lines.map(\.plain) == ["1/2 Swim: 44%, 3 times, before 30%, 10%, 0%", "All: 20%", "New"])
        #expect(seen.count == 7)
    }

    @Test("is what the bars of a plot say, down to the first that is empty where they fall")
    func plot() {
        let rows = [("1", 100, "2"), ("2", 50, "1"), ("3", 0, "0"), ("4", 0, "0")].map {
            Plot.Row(name: Text($0.0), percent: $0.1, note: Text($0.2))
        }
        let plot = Plot([
            Plot.Section(heading: "Charts", rows: rows, isFalling: true), Plot.Section(heading: "All", rows: rows),
            Plot.Section(heading: "None", rows: []),
        ])
        #expect(
            reader.lines(of: plot).map(\.plain) == [
                "Charts", "1: 2", "2: 1", "3: 0", "All", "1: 2", "2: 1", "3: 0", "4: 0",
            ])
    }

    @Test("is branches and twigs as lines, with what the marks mean")
    func outline() {
        let reached = ListRow.Mark("✓", "reached", isSet: true)
        let open = ListRow.Mark("✓", "reached", isSet: false)
        let outline = Outline([
            Outline.Branch("goal", "Finish"),
            Outline.Branch(
                "milestones", "1 of 2",
                twigs: [ListRow("1", mark: reached, "5 km", facts: ["11-20"]), ListRow("2", mark: open, "10 km")]),
        ])
        #expect(
            reader.lines(of: outline).map(\.plain) == [
                "goal: Finish", "milestones: 1 of 2", "1 5 km: reached, 11-20", "2 10 km",
            ])
    }

    @Test("is a row in one line: its number, its title, and behind a colon the facts")
    func row() {
        let row = ListRow(
            " 3  ", lead: "100%", "Swim  far", facts: ["due"],
            details: ["Endurance", "Run"] + reader.address("chart/1"),
            isCut: true)
        #expect(reader.lines(of: row).map(\.plain) == ["3 Swim  far: 100%, due, Endurance, Run"])
        #expect(reader.lines(of: ListRow("   ", "Swim")).map(\.plain) == ["Swim"])
    }
}
