/// A percentage over time in one line, such as ` ▁▁▃▅█`, with one column for each value, blank if the value is missing.
public struct Sparkline: Hashable, Sendable {
    private let percents: [Int?]

    /// Creates a sparkline of percentages, oldest first, which are clamped to 0…100; `nil` for a missing value.
    public init(percents: [Int?]) {
        self.percents = percents
    }

    /// The drawn sparkline, without a style.
    public var text: Text {
        Text(percents.map { $0.map { Self.steps[min(100, max(0, $0)) * 7 / 100] } ?? " " }.joined())
    }

    private static let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
