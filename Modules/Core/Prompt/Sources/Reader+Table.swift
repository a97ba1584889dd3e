import Languages
import Terminal

extension Reader {
    /// Two columns: how something is written, and what it is for. The second one is wrapped within itself.
    func table(_ rows: [(usage: Phrase, summary: Phrase)], gap: Int = 2) -> [Text] {
        let usages = rows.map { text($0.usage) }
        let column = (usages.map(\.width).max() ?? 0) + 2 + gap
        return zip(usages, rows).flatMap { usage, row in
            text(row.summary).dim.wrapped(to: max(width - column, 20)).enumerated().map { index, line in
                (index == 0 ? "  " + usage : "").padded(to: column) + line
            }
        }
    }
}
