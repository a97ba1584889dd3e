import Arguments

/// A query over all charts.
public enum FinderQuery: Equatable, Sendable {
    /// The cells whose title or note contains all the words.
    case search(SearchWords)
    /// What to do next: first overdue items and those due today, the earliest first, then some unfinished action items,
    /// one from each sub-goal in turn. Items that were not edited for the longest time come first; of those edited at
    /// the same time, the ones with the lowest rate.
    case next(RowCount)
    /// The unfinished action items that were not edited for a number of days, in that order, whatever their sub-goals.
    case stale(StaleDays)
}

/// The words of a search, at least one.
public struct SearchWords: Hashable, Sendable {
    /// The typed text, without surrounding white space.
    public let text: String

    /// The words of a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/nothingToSearch`` for a text without a letter, digit or symbol.
    public init(_ text: String) throws(MandalartError) {
        let trimmed = text.trimmingWhitespace()
        guard trimmed.unicodeScalars.contains(where: \.canBeSearched) else { throw .nothingToSearch }
        self.text = trimmed
    }
}

extension SearchWords: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}

extension Unicode.Scalar {
    /// Whether the text is more than punctuation and white space.
    fileprivate var canBeSearched: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}

/// A number of rows to show: 1…100.
public struct RowCount: Hashable, Sendable {
    /// 1…100.
    public let count: Int

    /// The default, five.
    public static let usual = RowCount(known: 5)

    /// Parses a typed number; no text means ``usual``.
    ///
    /// - Throws: ``MandalartError/rowsOutOfRange(_:)`` for anything but a whole number from 1 to 100.
    public init(_ text: String) throws(MandalartError) {
        guard !text.isEmpty else { self = .usual; return }
        guard let count = Int(typed: text), (1...100).contains(count) else { throw .rowsOutOfRange(text) }
        self.count = count
    }

    private init(known count: Int) {
        self.count = count
    }
}

extension RowCount: CustomStringConvertible {
    /// The number as it is typed.
    public var description: String { "\(count)" }
}

/// A number of days without an edit: 1…3650.
public struct StaleDays: Hashable, Sendable {
    /// 1…3650.
    public let count: Int
    /// Whether to show all items instead of the first rows.
    public let showsAll: Bool

    /// The default, two weeks.
    public static let usual = StaleDays(known: 14)
    /// All items that were not edited for two weeks.
    public static let all = StaleDays(known: 14, showsAll: true)

    /// Parses typed days, or `all`. No text means ``usual``.
    ///
    /// - Throws: ``MandalartError/daysOutOfRange(_:)`` for anything but a whole number from 1 to 3650.
    public init(_ text: String) throws(MandalartError) {
        guard !text.isEmpty else { self = .usual; return }
        guard text != Self.all.description else { self = .all; return }
        guard let count = Int(typed: text), (1...3650).contains(count) else { throw .daysOutOfRange(text) }
        self.init(known: count)
    }

    private init(known count: Int, showsAll: Bool = false) {
        (self.count, self.showsAll) = (count, showsAll)
    }
}

extension StaleDays: CustomStringConvertible {
    /// The number or the word as it is typed.
    public var description: String { showsAll ? "all" : "\(count)" }
}
