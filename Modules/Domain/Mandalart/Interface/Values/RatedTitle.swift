import Arguments

/// The title of an action item as it is typed, with an optional rate at the end: `Run 5 km 40%`.
public struct RatedTitle: Hashable, Sendable {
    /// The title without the rate.
    public let title: Title
    /// The rate at the end; `nil` if none is typed.
    public let rate: AchievementRate?

    /// Returns the changes that set the title of an action item and its rate, if any: `other`, or else ``rate``.
    public func changes(rated other: AchievementRate?) -> [CellChange] {
        [.title(title)] + ((other ?? rate).map { [.rate($0)] } ?? [])
    }

    /// Parses words. The last of several words is the rate if it is a number followed by a percent sign. A number
    /// without a percent sign, or with a plus or minus sign, belongs to the title: `Read chapter 7`, `Cut costs by
    /// -5%`.
    ///
    /// - Parameter words: the typed words; a quoted text is one word.
    /// - Throws: ``MandalartError``.
    public init(words: [String]) throws(MandalartError) {
        var words = words
        if words.count > 1, let last = words.last, Self.isRate(last.halfWidth) {
            rate = try AchievementRate(last)
            words.removeLast()
        } else {
            rate = nil
        }
        title = try Title(words.joined(separator: " "))
    }

    private static func isRate(_ word: String) -> Bool {
        word.hasSuffix("%") && word.utf8.count > 1 && word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
}
