import Arguments

/// The title of a cell as it is typed, with an optional rate at the end: `Run 5 km 40%`.
public struct RatedTitle: Hashable, Sendable {
    /// The title without the rate.
    public let title: Title

    private let words: [String]
    private let hasRate: Bool

    /// Parses words. The last of several words is a rate if it is a number followed by a percent sign. A number without
    /// a percent sign, or with a plus or minus sign, belongs to the title: `Read chapter 7`, `Cut costs by -5%`.
    ///
    /// - Parameter words: the typed words; a quoted text is one word.
    /// - Throws: ``MandalartError``.
    public init(words: [String]) throws(MandalartError) {
        self.words = words
        hasRate = words.count > 1 && Self.isRate(words.last)
        title = try Title((hasRate ? words.dropLast() : words).joined(separator: " "))
    }

    /// Returns the changes that set the title and, if one was typed, the rate of a cell. A percentage at the end
    /// belongs to the title if the cell is a goal, whose rate cannot be set, or if the rate was typed separately, as
    /// `other`.
    ///
    /// - Throws: ``MandalartError`` if the rate is over 100, or if the title is too long with the percentage.
    public func changes(of cell: Cell, rated other: AchievementRate?) throws(MandalartError) -> [CellChange] {
        if case .actionItem = cell, other == nil, hasRate, let last = words.last {
            return [.title(title), .rate(try AchievementRate(last))]
        }
        let title = hasRate ? try Title(words.joined(separator: " ")) : title
        return [.title(title)] + (other.map { [.rate($0)] } ?? [])
    }

    private static func isRate(_ word: String?) -> Bool {
        guard let word = word?.halfWidth else { return false }
        return word.hasSuffix("%") && word.utf8.count > 1 && word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
}
