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
}
