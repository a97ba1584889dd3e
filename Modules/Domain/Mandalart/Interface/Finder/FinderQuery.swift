import Arguments

/// A query over all charts.
public enum FinderQuery: Equatable, Sendable {
    /// The cells whose title or note contains all the words.
    case search(SearchWords)
    /// What to do now: what is overdue or due today, the earliest first, and then some unfinished action items, from one
    /// sub-goal after the other. They begin with the one that was not edited for the longest time; of those edited at the
    /// same time, with the one that has the lowest rate.
    case next(RowCount)
    /// The unfinished action items that were not edited for so many days, in that order, whatever their sub-goals.
    case stale(StaleDays)
}

/// The words of a search, at least one.
public struct SearchWords: Hashable, Sendable {
    /// As a person typed them, without white space around.
    public let text: String

    /// The words of a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/nothingToSearch`` when there is no letter, digit or symbol in it.
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
    /// Whether it is more than punctuation and white space.
    fileprivate var canBeSearched: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}

/// How many rows a person wants to see: 1…100.
public struct RowCount: Hashable, Sendable {
    /// 1…100.
    public let count: Int

    /// Five, when a person does not say.
    public static let usual = RowCount(known: 5)

    /// Reads what a person typed; nothing means ``usual``.
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
    /// The number, as a person types it.
    public var description: String { "\(count)" }
}

/// For how many days something was not edited: 1…3650.
public struct StaleDays: Hashable, Sendable {
    /// 1…3650.
    public let count: Int
    /// Whether a person wants to see all of it, and not the first rows alone.
    public let showsAll: Bool

    /// Two weeks, when a person does not say.
    public static let usual = StaleDays(known: 14)
    /// All that was not edited for two weeks.
    public static let all = StaleDays(known: 14, showsAll: true)

    /// Reads what a person typed: days, or `all`. Nothing means ``usual``.
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
    /// The number or the word, as a person types it.
    public var description: String { showsAll ? "all" : "\(count)" }
}
