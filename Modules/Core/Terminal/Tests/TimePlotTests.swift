import Terminal
import TerminalTesting
import Testing

@Suite("Plots of what happened over time")
struct TimePlotTests {
    @Test("a sparkline has a column for each value, and a blank where there is none")
    func sparkline() {
        #expect(Sparkline(percents: [nil, 0, 14, 50, 99, 100, 101, -1]).text.plain == " ▁▁▄▇██▁")
    }

    @Test("a grid of days is darker where more was done, and blank for days to come")
    func days() {
        let grid = DayGrid(
            weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { Text($0) },
            weeks: [[0, 1, 2, 3, 4, 7, 99], [1, 0, nil, nil, nil, nil, nil]])
        #expect(
            grid.text.plain.split(separator: "\n").map(String.init) == [
                "Mon · ░ ", "Tue ░ · ", "Wed ▒   ", "Thu ▒   ", "Fri ▓   ", "Sat █   ", "Sun █   ",
            ])
        #expect(unevenLines(in: grid.text).isEmpty)
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { Text($0) }

    private func lines(_ grid: DayGrid) -> [String] {
        grid.text.plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("a grid of days has heads above its weeks, but none that would run into the next")
    func heads() {
        let weeks = Array(repeating: Array<Int?>(repeating: 0, count: 7), count: 8)
        let grid = DayGrid(
            weekdays: Self.weekdays, weeks: weeks, heads: [0: "Nov", 1: "Dec", 5: "Jan", 7: "Feb"], width: 12)
        #expect(lines(grid).prefix(2) == ["     Dec", "Mon ········"])
        let wide = DayGrid(
            weekdays: Self.weekdays, weeks: weeks, heads: [0: "Nov", 1: "Dec", 5: "Jan", 7: "F"], width: 20)
        #expect(lines(wide).prefix(2) == ["      Dec     Jan F", "Mon · · · · · · · · "])
    }

    @Test("a grid of days is drawn in parts where its weeks have no room, all nearly equally long")
    func parts() {
        let weeks = Array(repeating: Array<Int?>(repeating: 1, count: 7), count: 53)
        let grid = DayGrid(weekdays: Self.weekdays, weeks: weeks, heads: [0: "Jan", 40: "Oct"], width: 31)
        let seen = lines(grid)
        #expect(seen.count == 16)
        #expect(seen[0] == "    Jan")
        #expect(seen[8] == "                 Oct")
        #expect(seen[1] == "Mon " + String(repeating: "░", count: 27))
        #expect(seen[9] == "Mon " + String(repeating: "░", count: 26))
        #expect(lines(DayGrid(weekdays: Self.weekdays, weeks: [], width: 20)).count == 7)
    }

    @Test("the levels of a grid of days have all counts, and a key")
    func levels() {
        #expect([0, 1, 2, 3, 4, 6, 7, 1000, -1].map(DayGrid.level) == [0, 1, 2, 2, 3, 3, 4, 4, 0])
        #expect(DayGrid.key.plain == "· 0  ░ 1  ▒ 2–3  ▓ 4–6  █ 7+")
        #expect(DayGrid.key.rendered(.trueColor).contains("38;2;45;164;78"))
    }

    @Test("a plot is an area under steps between two axes")
    func plot() {
        let plot = StepPlot(percents: [nil, 0, 50, 100, 25], from: "first", to: "last", width: 18, height: 4)
        #expect(
            plot.text.plain.split(separator: "\n").map(String.init) == [
                "100% ┤      ██  ", "     │      ██  ", " 50% ┤    ████  ", "     │  ▁▁██████", "  0% └──────────",
                "      first last",
            ])
        #expect(unevenLines(in: plot.text).isEmpty)
    }

    @Test("a plot is as wide as there is room, and always has the newest value")
    func plotWidth() {
        func bottom(_ percents: [Int?], _ width: Int) -> Substring? {
            StepPlot(percents: percents, from: "a", to: "b", width: width, height: 2).text.plain
                .split(separator: "\n").dropFirst().first?.dropFirst(6)
        }
        let many = Array(repeating: 0, count: 99) + [50]
        #expect(bottom(many, 16) == "▁▁▁▁▁▁▁▁▁█")
        #expect(bottom([50], 80) == "████")
        #expect(bottom([50, 50, 0], 7) == "▁")
        #expect(bottom([], 20) == "")
        let narrow = StepPlot(percents: [1], from: "2026-11-01", to: "2026-11-21", width: 20).text.plain
        #expect(narrow.hasSuffix("\n      2026-11-21"))
    }
}
