/// How a share went over time in one line, such as ` ▁▁▃▅█`: a column for each value, a blank where there was none.
public struct Sparkline: Hashable, Sendable {
    private let percents: [Int?]

    /// A line of shares of 0…100 from the oldest on; values outside count as the nearer end.
    public init(percents: [Int?]) {
        self.percents = percents
    }

    /// The line drawn, without a style, one column a value.
    public var text: Text {
        Text(percents.map { $0.map { Self.steps[min(100, max(0, $0)) * 7 / 100] } ?? " " }.joined())
    }

    private static let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
