/// A calendar grid of daily counts, with a row for each weekday and a column for each week. Higher counts are darker.
public struct DayGrid: Hashable, Sendable {
    /// A shade, with its range of counts and the sign that represents the shade without color.
    public struct Level: Hashable, Sendable {
        /// The range of counts.
        public let counts: ClosedRange<Int>
        /// The sign, one column wide.
        public let sign: String

        /// The range in readable form: `0`, `2–3`, `7+`.
        public var label: String {
            let (first, last) = (counts.lowerBound, counts.upperBound)
            return last == .max ? "\(first)+" : first == last ? "\(first)" : "\(first)–\(last)"
        }
    }

    /// The levels from the lowest, for a count of 0, to the highest.
    public static let levels = [
        Level(counts: 0...0, sign: "·"), Level(counts: 1...1, sign: "░"), Level(counts: 2...3, sign: "▒"),
        Level(counts: 4...6, sign: "▓"), Level(counts: 7...Int.max, sign: "█"),
    ]

    /// Returns the index of a count's level in ``levels``.
    public static func level(of count: Int) -> Int {
        levels.firstIndex { $0.counts.contains(count) } ?? 0
    }

    /// The key that explains the signs: `· 0  ░ 1  ▒ 2–3  ▓ 4–6  █ 7+`.
    public static var key: Text {
        levels.map { level in
            (level.counts.lowerBound == 0 ? Text(level.sign).dim : Text(level.sign).foreground(.drawn))
                + Text(" \(level.label)")
        }.joined(separator: "  ")
    }

    private let weekdays: [Text]
    private let weeks: [[Int?]]
    private let heads: [Int: Text]
    private let width: Int?

    /// Creates a grid with a column for each week.
    ///
    /// - Parameters:
    ///   - weekdays: the labels of the seven rows.
    ///   - weeks: the weeks, oldest first, each with the counts of seven days; `nil` for a day in the future.
    ///   - heads: labels above weeks, such as the month that begins there, by the index of the week.
    ///   - width: the available columns; `nil` for no limit. A wider grid is split into parts, one below the other.
    public init(weekdays: [Text], weeks: [[Int?]], heads: [Int: Text] = [:], width: Int? = nil) {
        (self.weekdays, self.weeks, self.heads, self.width) = (weekdays, weeks, heads, width)
    }

    /// The drawn grid: after the labels of the weekdays, two columns for each week, or one if two do not fit.
    public var text: Text {
        let margin = (weekdays.map(\.width).max() ?? 0) + 1
        let room = max(1, width.map { $0 - margin } ?? .max)
        let columns = weeks.count <= room / 2 ? 2 : 1
        let parts = max(1, (weeks.count - 1) / (room / columns) + 1)
        let length = (weeks.count + parts - 1) / parts
        return stride(from: 0, to: max(1, weeks.count), by: max(1, length)).map { first in
            part(first..<min(weeks.count, first + length), columns: columns, margin: margin)
        }.joined(separator: "\n")
    }

    private func part(_ range: Range<Int>, columns: Int, margin: Int) -> Text {
        let head = self.head(of: range, columns: columns)
        let rows = weekdays.enumerated().map { day, name in
            name.padded(to: margin)
                + weeks[range].map { Self.mark($0.indices.contains(day) ? $0[day] : nil, columns) }.joined()
        }
        return ((heads.isEmpty ? [] : [Text(String(repeating: " ", count: margin)) + head]) + rows)
            .joined(separator: "\n")
    }

    /// Returns the labels above some weeks. A label is omitted if it does not fit before the next one.
    private func head(of range: Range<Int>, columns: Int) -> Text {
        let shown = heads.filter { range.contains($0.key) }.sorted { $0.key < $1.key }
        var line: Text = ""
        for (index, (week, head)) in shown.enumerated() {
            let start = (week - range.lowerBound) * columns
            let isLast = index + 1 == shown.count
            let end = (isLast ? range.count : shown[index + 1].key - range.lowerBound) * columns
            if head.width + (isLast ? 0 : 1) <= end - start { line = line.padded(to: start) + head }
        }
        return line
    }

    private static func mark(_ count: Int?, _ columns: Int) -> Text {
        guard let count else { return Text(String(repeating: " ", count: columns)) }
        let level = level(of: count)
        let sign = Text(levels[level].sign)
        return (level == 0 ? sign.dim : sign.foreground(.drawn)) + (columns == 2 ? " " : "")
    }
}

extension Color {
    /// The color of plots: a green that contrasts with both black and white.
    static let drawn = Color(0x2DA44E)
}
