public import Basics

/// The period that statistics cover.
public enum StatisticsPeriod: Hashable, Sendable {
    /// All days, without limits.
    case all
    /// A calendar year from 1 to 9999.
    case year(Int)
    /// A range of days, including both ends.
    case days(ClosedRange<Day>)

    /// Parses a typed period: a year (`2026`), a month in any language's date format (`2026-11`, `2026/11`, `2026.11`,
    /// `2026年11月`), or `all`; an empty text means `all`.
    ///
    /// - Throws: ``SakatsuError/notAPeriod(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        let typed = Self.withoutMarks(text.halfWidth.lowercased())
        guard !typed.isEmpty, typed != Self.all.word else { self = .all; return }
        if typed.count == 4, typed.allSatisfy(\.isDigit), let year = Int(typed), year > 0 {
            self = .year(year)
        } else if typed.utf8.count <= 8, let first = Self.firstDay(ofMonth: typed) {
            self = .month(of: first)
        } else {
            throw .notAPeriod(text.cited)
        }
    }

    /// Returns a text with a hyphen in place of the marks of a year and a month in Korean or Japanese.
    private static func withoutMarks(_ typed: String) -> String {
        let marks: [(year: Character, month: Character)] = [("年", "月"), ("년", "월")]
        for (year, month) in marks {
            let parts = typed.filter { !$0.isWhitespace }.split(separator: year, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            if parts[1].isEmpty { return String(parts[0]) }
            if parts[1].last == month { return "\(parts[0])-\(parts[1].dropLast())" }
        }
        return typed
    }

    private static func firstDay(ofMonth typed: String) -> Day? {
        let separator = typed.first { !$0.isDigit } ?? "-"
        return try? Day("\(typed)\(separator)01")
    }

    /// Creates the period between two days, which are given in either order and both included.
    public init(from first: Day, to last: Day) {
        self = .days(min(first, last)...max(first, last))
    }

    /// Returns the calendar month that contains a day.
    public static func month(of day: Day) -> StatisticsPeriod {
        let first = day.firstOfMonth
        return .days(first...Day(number: first.adding(months: 1).number - 1))
    }

    /// The days of the period; `nil` for ``all``.
    public var days: ClosedRange<Day>? {
        switch self {
        case .all: nil
        case .year(let year): Day.ofYear(year)
        case .days(let days): days
        }
    }

    /// Returns whether the period contains a day.
    func contains(_ day: Day) -> Bool { days?.contains(day) ?? true }

    /// The period as a typed word; `nil` for a range of days.
    package var word: String? {
        switch self {
        case .all: "all"
        case .year(let year): "\(year)"
        case .days: nil
        }
    }

    /// The name of the period: the year, the month, the words for all days, or the first and the last day.
    public var phrase: Phrase {
        switch self {
        case .all: VisitPhrases.allDays
        case .year(let year): Phrase("\(year)", .ko("\(year)년"), .ja("\(year)年"))
        case .days(let days) where self == .month(of: days.lowerBound):
            days.lowerBound.namedMonth
        case .days(let days):
            Phrase(pattern: "\(days.lowerBound.phrase) – \(days.upperBound.phrase)")
        }
    }
}
