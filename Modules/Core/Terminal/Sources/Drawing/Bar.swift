/// A bar that shows a share, such as `████▌░░░`, in steps of an eighth of a column.
///
/// A bar that has begun never looks empty, and one that is not done never looks full.
public struct Bar: Hashable, Sendable {
    private let percent: Int
    private let width: Int

    /// A bar of a width.
    ///
    /// - Parameters:
    ///   - percent: The share, 0…100; values outside count as the nearer end.
    ///   - width: The columns that the bar takes; less than 0 counts as 0.
    public init(percent: Int, width: Int) {
        self.percent = min(100, max(0, percent))
        self.width = max(0, width)
    }

    /// The bar drawn, without a style; it takes exactly its width.
    public var text: Text {
        guard width > 0 else { return "" }
        let eighths = max(percent == 0 ? 0 : 1, width * 8 * percent / 100)
        let partial = Self.partials[eighths % 8]
        let drawn = String(repeating: "█", count: eighths / 8) + partial
        return Text(drawn + String(repeating: "░", count: width - drawn.count))
    }

    /// The last column of a bar, by how many eighths of it are filled.
    private static let partials = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
