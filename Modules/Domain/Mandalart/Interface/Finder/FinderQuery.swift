import Basics

/// A query for cells in all charts.
public enum FinderQuery: Equatable, Sendable {
    /// The cells whose title or note contains all the words.
    case search(SearchWords)
    /// The action items to do next. Items that are overdue or due today come first, earliest first. Then come other
    /// unfinished items, one from each sub-goal in turn: the longest unedited first and, if edited at the same time,
    /// the lowest rate first.
    case next(RowCount)
    /// The unfinished action items that were not edited for a number of civil days, the longest unedited first.
    case stale(StaleDays)
}

/// The text of a search, which has at least one word.
public struct SearchWords: Hashable, Sendable, CustomStringConvertible {
    /// The text of the search as it is typed, without surrounding white space.
    public let text: String

    /// Creates the text of a search; surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/nothingToSearch`` for a text without a letter, number or symbol, with a NUL
    ///   character, or longer than 4096 bytes.
    public init(_ text: String) throws(MandalartError) {
        guard let text = text.searchText else { throw .nothingToSearch }
        self.text = text
    }

    /// The text of the search.
    public var description: String { text }
}

/// A number of rows to show: 1…100.
public struct RowCount: Hashable, Sendable, CustomStringConvertible {
    /// The number of rows: 1…100.
    public let count: Int

    /// The default, five rows.
    public static let usual = RowCount(known: 5)

    /// Parses a typed number; an empty text means ``usual``.
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

    /// The number as it is typed.
    public var description: String { "\(count)" }
}

/// A number of days without an edit: 1…3650.
public struct StaleDays: Hashable, Sendable, CustomStringConvertible {
    /// The number of days: 1…3650.
    public let count: Int
    /// Whether all matching items are shown, instead of only the first rows.
    public let showsAll: Bool

    /// The default, 14 days.
    public static let usual = StaleDays(known: 14)
    /// 14 days, with all matching items shown, not only the first rows.
    public static let all = StaleDays(known: 14, showsAll: true)

    /// Parses a typed number of days, or `all`. An empty text means ``usual``.
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

    /// The number of days as it is typed, or `all`.
    public var description: String { showsAll ? "all" : "\(count)" }
}
