public import Basics
public import Terminal

extension Reader {
    /// Returns the lines of a table with usages and their summaries. Long summaries wrap within their column, and a
    /// usage too long for its column has a line of its own. A screen reader gets one line for each row.
    package func table(_ rows: [(usage: Phrase, summary: Phrase)], gap: Int = 2) -> [Text] {
        if isLinear { return rows.map { pair(text($0.usage), text($0.summary)) } }
        let usages = rows.map { text($0.usage) }
        let widest = max(width * 2 / 5, 20)
        let column = (usages.map(\.width).filter { $0 <= widest }.max() ?? 0) + 2 + gap
        return zip(usages, rows).flatMap { usage, row in
            let isLong = usage.width > widest
            let lines = text(row.summary).dim.wrapped(to: max(width - column, 20)).enumerated().map { index, line in
                (index == 0 && !isLong ? "  " + usage : "").padded(to: column) + line
            }
            return isLong ? ["  " + usage] + lines : lines
        }
    }

    /// Returns a table of names and values. Long values wrap within their column. A screen reader gets one line for
    /// each row.
    public func facts(_ facts: [(name: Phrase, value: Text)]) -> Text {
        if isLinear { return facts.map { pair(text($0.name), $0.value) }.joined(separator: "\n") }
        let names = facts.map { "  " + text($0.name) }
        let column = (names.map(\.width).max() ?? 0) + 2
        return zip(names, facts).flatMap { name, fact in
            fact.value.wrapped(to: max(width - column, 20)).enumerated().map { index, line in
                (index == 0 ? name : "").padded(to: column) + line
            }
        }.joined(separator: "\n")
    }
}
