public import Basics

/// A period as a person types it: a ``StatisticsPeriod``, a month without its year such as `11月`, or a week, a month or
/// a year seen from today, such as `last-month`, `지난주`, or `今月`.
public enum TypedPeriod: Hashable, Sendable {
    /// The days of a fixed period.
    case fixed(StatisticsPeriod)
    /// The last calendar month with this number, from 1 to 12, that has begun.
    case month(Int)
    /// The week, from Monday on, that is this many weeks before the current one.
    case weeksAgo(Int)
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
        if let relative {
            self = relative.period
        } else if let month = Self.month(typed: words.joined()) {
            self = month
        } else {
            self = .fixed(try StatisticsPeriod(text))
        }
    }

    /// Returns the period of a month without a year, or of one with its name in English: `11月`, `11월`, `nov`,
    /// `november2025`; `nil` for any other text.
    private static func month(typed: String) -> TypedPeriod? {
        if let mark = typed.last, "月월".contains(mark) {
            return Int(typed.dropLast()).flatMap { (1...12).contains($0) ? TypedPeriod.month($0) : nil }
        }
        guard typed.first?.isLetter == true, TypedDay.resembles("1 \(typed)"), let day = try? TypedDay("1 \(typed)"),
            case let first = day.day(from: Day(number: 0), .future), first == first.firstOfMonth
        else { return nil }
        // Seen from the day after, a month without a year is that of the next one.
        let next = day.day(from: Day(number: first.number + 1), .future)
        return next == first ? .fixed(.month(of: first)) : .month(first.month)
    }

    /// Returns the period that is meant on a day.
    public func period(on today: Day) -> StatisticsPeriod {
        switch self {
        case .fixed(let period): return period
        case .month(let month):
            let first = today.firstOfMonth
            return Self.days(of: first.adding(months: -((first.month - month + 12) % 12)))
        case .weeksAgo(let count):
            let monday = Day(number: today.firstOfWeek.number - 7 * count)
            return StatisticsPeriod(from: monday, to: Day(number: monday.number + 6))
        case .monthsAgo(let count): return Self.days(of: today.firstOfMonth.adding(months: -count))
        case .yearsAgo(let count): return .year(max(1, today.year - count))
        }
    }

    /// Returns the period of the month that begins on a day.
    private static func days(of first: Day) -> StatisticsPeriod {
        StatisticsPeriod(from: first, to: Day(number: first.adding(months: 1).number - 1))
    }

    /// The period as a typed word: a year, a month, `all` as an empty text, or words such as `last-month`.
    public var word: String {
        switch self {
        case .fixed(.all): return ""
        case .fixed(.year(let year)): return String((Day.ofYear(year).lowerBound.description).prefix(4))
        case .fixed(.days(let days)): return String(days.lowerBound.description.prefix(7))
        case .month(let month):
            return Day(number: 0).firstOfYear.adding(months: month - 1).shortMonth.english.lowercased()
        case .weeksAgo, .monthsAgo, .yearsAgo:
            return VisitPhrases.relativePeriods.first { $0.period == self }?.phrase.english ?? ""
        }
    }
}
