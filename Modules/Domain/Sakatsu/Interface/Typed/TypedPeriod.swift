public import Basics

/// A period as a person types it: a ``StatisticsPeriod``, or a month or a year seen from today, such as `last-month`,
/// `지난달`, or `今月`.
public enum TypedPeriod: Hashable, Sendable {
    /// The days of a fixed period.
    case fixed(StatisticsPeriod)
    /// The calendar month that is this many months before the current one.
    case monthsAgo(Int)
    /// The calendar year that is this many years before the current one.
    case yearsAgo(Int)

    /// All days.
    public static let all = TypedPeriod.fixed(.all)

    /// Parses a typed period; an empty text means all days.
    ///
    /// - Throws: ``SakatsuError/notAPeriod(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        let words = text.halfWidth.lowercased().split(whereSeparator: \.isWhitespace)
        let typed = [words.joined(separator: "-"), words.joined()]
        let relative = VisitPhrases.relativePeriods.first { phrase, _ in
            Language.allCases.contains { language in
                phrase.text(in: language).split(separator: " ").contains { typed.contains(String($0)) }
            }
        }
        self = if let relative { relative.period } else { .fixed(try StatisticsPeriod(text)) }
    }

    /// Returns the period that is meant on a day.
    public func period(on today: Day) -> StatisticsPeriod {
        switch self {
        case .fixed(let period): return period
        case .monthsAgo(let count):
            let first = today.firstOfMonth.adding(months: -count)
            return StatisticsPeriod(from: first, to: Day(number: first.adding(months: 1).number - 1))
        case .yearsAgo(let count): return .year(max(1, today.year - count))
        }
    }

    /// The period as a typed word: a year, a month, `all` as an empty text, or words such as `last-month`.
    public var word: String {
        switch self {
        case .fixed(.all): ""
        case .fixed(.year(let year)): String((Day.ofYear(year).lowerBound.description).prefix(4))
        case .fixed(.days(let days)): String(days.lowerBound.description.prefix(7))
        case .monthsAgo, .yearsAgo:
            VisitPhrases.relativePeriods.first { $0.period == self }?.phrase.english ?? ""
        }
    }
}
