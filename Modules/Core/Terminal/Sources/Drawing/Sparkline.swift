/// A percentage over time in one line, such as ` ▁▁▃▅█`: a column for each value, a blank for a missing one.
public struct Sparkline: Hashable, Sendable {
    private let percents: [Int?]

    /// A sparkline of percentages, oldest first, clamped to 0…100.
    public init(percents: [Int?]) {
        self.percents = percents
    }

    /// The drawn sparkline, without a style, one column a value.
    public var text: Text {
        Text(percents.map { $0.map { Self.steps[min(100, max(0, $0)) * 7 / 100] } ?? " " }.joined())
    }

    private static let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
