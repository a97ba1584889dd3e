import Arguments

/// The title of an action item, with its rate if one is given: `Run 5 km 40%`.
public struct RatedTitle: Hashable, Sendable {
    /// The title.
    public let title: Title
    /// The rate, if it is given.
    public let rate: AchievementRate?

    /// Returns the changes that set title and rate of an action item. A rate that is given apart comes first.
    public func changes(rated other: AchievementRate?) -> [CellChange] {
        [.title(title)] + ((other ?? rate).map { [.rate($0)] } ?? [])
    }

    /// Parses words. The last of several is the rate if it is a number with a percent sign. A number without it, or
    /// with a sign before it, belongs to the title: `Read chapter 7`, `Cut costs by -5%`.
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
