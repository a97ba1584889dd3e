import Arguments
public import Languages
public import Time

/// The period of some statistics.
public enum StatisticsPeriod: Hashable, Sendable {
    /// All days.
    case all
    /// A calendar year, 1…9999.
    case year(Int)
    /// A range of days.
    case days(ClosedRange<Day>)

    /// Parses a typed period: a year (`2026`), a month (`2026-11`), or `all`; no text means `all`.
    ///
    /// - Throws: ``SakatsuError/notAPeriod(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        let typed = text.halfWidth.lowercased()
        guard !typed.isEmpty, typed != Self.all.word else { self = .all; return }
        if typed.count == 4, typed.allSatisfy(\.isDigit), let year = Int(typed), year > 0 {
            self = .year(year)
        } else if typed.utf8.count <= 8, let first = try? Day("\(typed)-01") {
            self = .days(first...Day(number: first.adding(months: 1).number - 1))
        } else {
            throw .notAPeriod(text.cited)
        }
    }

    /// A period between two days, in either order.
    public init(from first: Day, to last: Day) {
        self = .days(min(first, last)...max(first, last))
    }

    /// The range of days; `nil` for all days.
    public var days: ClosedRange<Day>? {
        switch self {
        case .all: nil
        case .year(let year): Day.ofYear(year)
        case .days(let days): days
        }
    }

    /// Whether the period contains a day.
    func contains(_ day: Day) -> Bool { days?.contains(day) ?? true }

    /// The period as it is typed in one word; `nil` if there is no such word.
    package var word: String? {
        switch self {
        case .all: "all"
        case .year(let year): "\(year)"
        case .days: nil
        }
    }

    /// The name of the period: `2026`, or its first and last day.
    public var phrase: Phrase {
        switch self {
        case .all: VisitPhrases.allDays
        case .year(let year): Phrase("\(year)", .ko("\(year)년"), .ja("\(year)年"))
        case .days(let days):
            Phrase(pattern: "\(days.lowerBound.phrase) – \(days.upperBound.phrase)")
        }
    }
}
