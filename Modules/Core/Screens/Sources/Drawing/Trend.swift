import Basics
public import Commands
public import Terminal

/// A percentage over time, drawn as a row with a sparkline. A screen reader gets the current percentage and the earlier
/// ones: `1 Endurance: 44%, before 30%, 10%`.
public struct Trend {
    let head, title: Text
    let percents: [Int?]
    let note: Text?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - head: The number before the title, if any, padded so that the titles of all rows begin in the same column.
    ///   - title: The title.
    ///   - percents: The percentages 0…100, oldest first; `nil` for a time without a percentage.
    ///   - note: A fact after the current percentage.
    public init(_ head: Text, _ title: Text, percents: [Int?], note: Text? = nil) {
        (self.head, self.title, self.percents, self.note) = (head, title, percents, note)
    }

    /// The current percentage, such as `44%`; empty if there is none.
    fileprivate var rate: String { (percents.last ?? nil).map { "\($0)%" } ?? "" }

    /// The earlier percentages, newest first, without adjacent duplicates.
    fileprivate var earlier: [Int] {
        let known = percents.compactMap(\.self).reversed()
        let changes = known.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        return Array(changes.dropFirst())
    }
}

extension Reader {
    /// Returns the rows as lines, and the maximum number of values that a sparkline shows. The titles take the columns
    /// that they need; the sparklines take the rest, but at least about a third.
    public func lines(of trends: [Trend]) -> (lines: [Text], count: Int) {
        let most = trends.map(\.percents.count).max() ?? 0
        if isLinear { return (trends.map(line), most) }
        let titles = trends.map { $0.head + $0.title }
        let notes = trends.map { $0.note.map { "  " + $0 } ?? "" }
        let longest = titles.map(\.width).max() ?? 0
        // Between title and sparkline is a space, and after the sparkline a share of up to six columns and a note.
        let room = width - 1 - 6 - (notes.map(\.width).max() ?? 0)
        let count = max(1, min(most, max(room - longest, room / 3), room - 8))
        let column = min(longest, max(8, room - count))
        let lines = zip(zip(titles, notes), trends).map { row, trend in
            let figure = String(repeating: " ", count: max(0, 6 - trend.rate.count)) + trend.rate
            return row.0.truncated(to: column).padded(to: column) + " "
                + Sparkline(percents: trend.percents.suffix(count)).text + Text(figure) + row.1
        }
        return (lines, count)
    }

    private func line(of trend: Trend) -> Text {
        let earlier = trend.earlier.map { "\($0)%" }.joined(separator: ", ")
        let before = earlier.isEmpty ? nil : text(ScreenPhrases.before(earlier))
        let facts = [trend.rate.isEmpty ? nil : Text(trend.rate), trend.note, before].compactMap(\.self)
        return lines(of: ListRow(trend.head, trend.title, facts: facts)).joined()
    }
}
