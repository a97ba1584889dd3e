/// A bar that shows a percentage, such as `████▌░░░`, in steps of an eighth of a column.
///
/// Only 0% looks empty, and only 100% looks full.
public struct Bar: Hashable, Sendable {
    private let percent: Int
    private let width: Int

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - percent: The percentage, clamped to 0…100.
    ///   - width: The width of the bar in columns; a negative width counts as 0.
    public init(percent: Int, width: Int) {
        self.percent = min(100, max(0, percent))
        self.width = max(0, width)
    }

    /// The drawn bar, without a style, exactly as wide as requested.
    public var text: Text {
        guard width > 0 else { return "" }
        let eighths = max(percent == 0 ? 0 : 1, width * 8 * percent / 100)
        let partial = Self.partials[eighths % 8]
        let drawn = String(eighths / 8, of: "█") + partial
        let columns = eighths / 8 + (partial.isEmpty ? 0 : 1)
        return Text(drawn + String(width - columns, of: "░"))
    }

    /// The signs for a partly filled column, indexed by the number of filled eighths.
    private static let partials = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
