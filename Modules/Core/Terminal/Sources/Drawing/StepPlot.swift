/// A percentage over time, drawn as a step chart between an axis from 0 to 100% and a time axis.
public struct StepPlot: Hashable, Sendable {
    private let percents: [Int?]
    private let first, last: Text
    private let width, height: Int

    /// The width of the percentage axis in columns.
    private static let axis = 6
    /// The maximum width of a value's step in columns.
    private static let widestStep = 4
    private static let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

    /// Creates a plot of percentages, which are clamped to 0…100.
    ///
    /// - Parameters:
    ///   - percents: the percentages, oldest first; `nil` for a missing value.
    ///   - first: the label of the oldest value, such as a date.
    ///   - last: the label of the newest value.
    ///   - width: the available columns. If there are more values than columns, each column shows the last of several
    ///     values.
    ///   - height: the number of lines above the time axis, which must be even; at least 2.
    public init(percents: [Int?], from first: Text, to last: Text, width: Int, height: Int = 8) {
        (self.percents, self.first, self.last) = (percents, first, last)
        (self.width, self.height) = (max(width, Self.axis + 1), max(2, height))
    }

    /// The drawn plot, of `height + 2` lines.
    public var text: Text {
        let columns = columns
        let levels = columns.map { $0.map { max(1, min(100, max(0, $0)) * height * 8 / 100) } }
        let rows = (0..<height).reversed().map { row in
            let signs = levels.map { Self.sign(($0 ?? 0) - row * 8) }.joined()
            return Text(label(of: row)) + Text(signs).foreground(.drawn)
        }
        let line = Text("  0% └" + String(repeating: "─", count: columns.count))
        return (rows + [line, below(columns.count)]).joined(separator: "\n")
    }

    /// The value of each column.
    private var columns: [Int?] {
        let room = width - Self.axis
        guard percents.count > room else {
            let step = max(1, min(Self.widestStep, room / max(1, percents.count)))
            return percents.flatMap { Array(repeating: $0, count: step) }
        }
        // The newest value is always shown.
        return (0..<room).map { percents[(($0 + 1) * percents.count - 1) / room] }
    }

    /// Returns the percentage axis beside a row, with a label if the row's upper edge is at 50% or 100%.
    private func label(of row: Int) -> String {
        switch row {
        case height - 1: "100% ┤"
        case height / 2 - 1: " 50% ┤"
        default: "     │"
        }
    }

    private func below(_ count: Int) -> Text {
        let margin = Text(String(repeating: " ", count: Self.axis))
        let gap = count - first.width - last.width
        if gap < 1 { return (margin + last).truncated(to: width) }
        return margin + first + Text(String(repeating: " ", count: gap)) + last
    }

    private static func sign(_ level: Int) -> String {
        switch level {
        case ...0: " "
        case 1...7: eighths[level - 1]
        default: "█"
        }
    }
}
