public import Commands
public import Terminal

// Grids, which are pictures on a terminal, and lines of text for a screen reader.
extension Reader {
    /// Returns a grid of the cells with the numbers 1…9, of which 5 is the center. For a screen reader, the center
    /// comes first, and the empty cells share one line.
    public func nineGrid(_ cell: (Int) -> NineGrid.Cell) -> Text {
        guard isLinear else { return NineGrid(width: width, cell: cell).text }
        let cells = (1...9).map { (number: $0, cell: cell($0)) }
        let centre = cells[4]
        let first = centre.cell.isEmpty ? invited(text(ScreenPhrases.empty), centre.cell) : line(of: centre)
        let others = cells.filter { $0.number != centre.number }
        let empty = others.filter(\.cell.isEmpty)
        let numbers = Text(empty.map { "\($0.number)" }.joined(separator: ", "))
        let last = empty.first.map { [pair(text(ScreenPhrases.emptyCells), invited(numbers, $0.cell))] } ?? []
        return ([pair(text(ScreenPhrases.centre), first)] + others.filter { !$0.cell.isEmpty }.map(line) + last)
            .joined(separator: "\n")
    }

    /// Returns a text followed by the invitation of an empty cell, if any.
    private func invited(_ text: Text, _ cell: NineGrid.Cell) -> Text {
        cell.title.plain.isEmpty ? text : text + ". " + cell.title
    }

    /// Returns the line of a cell for a screen reader, such as `1 Endurance: 20%, 5 of 8`.
    private func line(of numbered: (number: Int, cell: NineGrid.Cell)) -> Text {
        let cell = numbered.cell
        let facts = [cell.percent.map { Text("\($0)%") }, cell.extent].compactMap(\.self)
        return pair(Text("\(numbered.number) ") + cell.title, joined(facts))
    }

    /// Returns a grid of nine blocks of nine cells, all numbered 1…9; `nil` if the terminal is too narrow, or for a
    /// screen reader.
    public func blockGrid(_ cell: (_ block: Int, _ number: Int) -> BlockGrid.Cell) -> Text? {
        isLinear || width < BlockGrid.narrowest ? nil : BlockGrid(width: width, cell: cell).text
    }

    /// Returns a calendar grid of daily counts. A screen reader gets a line for each week with activity, newest first:
    /// the last four weeks with their days, the others with their totals.
    ///
    /// - Parameters:
    ///   - weekdays: The names of the seven weekdays.
    ///   - weeks: The weeks, oldest first, each with its name and the counts of seven days; `nil` for a day in the
    ///     future.
    ///   - heads: Labels above weeks, such as the month that begins there, by the index of the week.
    ///   - hasKey: Whether a key below the grid explains the signs.
    /// - Returns: The lines.
    public func dayGrid(
        weekdays: [Text], weeks: [(name: Text, counts: [Int?])], heads: [Int: Text] = [:], hasKey: Bool = false
    ) -> [Text] {
        guard isLinear else {
            let grid = DayGrid(weekdays: weekdays, weeks: weeks.map(\.counts), heads: heads, width: width)
            return grid.text.lines + (hasKey ? DayGrid.key.wrapped(to: width) : [])
        }
        let lines = weeks.reversed().enumerated().compactMap { age, week -> Text? in
            let days = zip(weekdays, week.counts).map { (name: $0, count: $1 ?? 0) }.filter { $0.count > 0 }
            if days.isEmpty { return nil }
            let sum = Text("\(days.reduce(0) { $0 + $1.count })")
            return pair(week.name, age < 4 ? joined(days.map { $0.name + Text(" \($0.count)") }) : sum)
        }
        return lines.isEmpty ? [text(ScreenPhrases.none)] : lines
    }

    /// Returns a percentage over time as a step chart. A screen reader gets a line for each time at which the
    /// percentage changed, newest first: `2026-11-22: 44%`.
    ///
    /// - Parameter shares: The percentages 0…100, oldest first, each with the name of its time; `nil` if there was none
    ///   at that time.
    /// - Returns: The lines.
    public func stepPlot(_ shares: [(name: Text, percent: Int?)]) -> [Text] {
        guard isLinear else {
            let (first, last) = (shares.first?.name ?? "", shares.last?.name ?? "")
            return StepPlot(percents: shares.map(\.percent), from: first, to: last, width: width).text.lines
        }
        let known = shares.compactMap { share in share.percent.map { (name: share.name, percent: $0) } }
        let changes = known.reduce(into: [(name: Text, percent: Int)]()) { changes, share in
            if changes.last?.percent != share.percent { changes.append(share) }
        }
        return changes.reversed().map { pair($0.name, Text("\($0.percent)%")) }
    }
}
