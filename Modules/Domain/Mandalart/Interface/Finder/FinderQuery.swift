import Arguments

/// What a person looks for among all charts.
public enum FinderQuery: Equatable, Sendable {
    /// The cells in whose title or description all the words stand.
    case search(SearchWords)
    /// What to do now: the unfinished action items, the one that was not edited for the longest time first; of those
    /// edited at the same time, the one with the lowest rate.
    case next
    /// The unfinished action items that were not edited for so many days, in the same order.
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

/// For how many days something was not edited: 1…3650.
public struct StaleDays: Hashable, Sendable {
    /// 1…3650.
    public let count: Int

    /// Two weeks, when a person does not say.
    public static let usual = StaleDays(known: 14)

    /// Reads what a person typed; nothing means ``usual``.
    ///
    /// - Throws: ``MandalartError/daysOutOfRange(_:)`` for what is no whole number from 1 to 3650.
    public init(_ text: String) throws(MandalartError) {
        guard !text.isEmpty else { self = .usual; return }
        guard let count = Int(typed: text), (1...3650).contains(count) else { throw .daysOutOfRange(text) }
        self.count = count
    }

    private init(known count: Int) {
        self.count = count
    }
}

extension StaleDays: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(count)" }
}
