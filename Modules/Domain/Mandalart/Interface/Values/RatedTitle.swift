public import Basics

/// The title of a cell as it is typed, with an optional rate at the end: `Run 5 km 40%`.
public struct RatedTitle: Hashable, Sendable {
    /// The title without the rate.
    public let title: Title

    /// The percentage at the end, as it was typed; `nil` if there is none.
    private let percentage: String?

    /// Parses words. The last of several words is a rate if it is a number followed by a percent sign. A number without
    /// a percent sign, or with a plus or minus sign, belongs to the title: `Read chapter 7`, `Cut costs by -5%`. After a
    /// title in quotes, a number alone is a rate: `"Read chapter 7" 60`.
    ///
    /// - Parameter words: the typed words; a quoted text is one word.
    /// - Throws: ``MandalartError``.
    public init(words: [TypedWord]) throws(MandalartError) {
        let last = words.count > 1 ? words.last : nil
        let isQuoted = words.count == 2 && words[0].quote != nil
        percentage = last.flatMap { word in
            let text = word.quote == nil ? word.text : ""
            return Self.isRate(text) || isQuoted && (try? AchievementRate(text)) != nil ? text : nil
        }
        title = try Title((percentage == nil ? words[...] : words.dropLast()).text)
    }

    /// Parses a text, by the same rule as ``init(words:)``. White space within the title is kept as it was typed.
    public init(_ text: String) throws(MandalartError) {
        let text = text.trimmingWhitespace()
        let words = text.split(whereSeparator: \.isWhitespace)
        let last = words.count > 1 ? words.last.map(String.init) : nil
        percentage = last.flatMap { Self.isRate($0) ? $0 : nil }
        title = try Title(String(text.dropLast(percentage?.count ?? 0)))
    }

    /// Returns the changes that set the title and, if one was typed, the rate of a cell. A percentage at the end
    /// belongs to the title if the cell is a goal, whose rate cannot be set, or if the rate was typed separately, as
    /// `other`.
    ///
    /// - Throws: ``MandalartError`` if the rate is over 100, or if the title is too long with the percentage.
    public func changes(of cell: Cell, rated other: AchievementRate?) throws(MandalartError) -> [CellChange] {
        if case .actionItem = cell, other == nil, let percentage {
            return [.title(title), .rate(try AchievementRate(percentage))]
        }
        return [.title(percentage == nil ? title : try Title(text))] + (other.map { [.rate($0)] } ?? [])
    }

    /// The whole text, with the percentage.
    public var text: String { percentage.map { "\(title) \($0)" } ?? title.text }

    private static func isRate(_ text: String) -> Bool {
        let word = text.halfWidth
        guard word.hasSuffix("%"), word.utf8.count > 1 else { return false }
        return word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
}
