public import Basics

/// The cadence of a habit: how often the habit should be kept, and the length of the time window over which its rate is
/// calculated.
public struct Cadence: Hashable, Sendable, CustomStringConvertible {
    /// The weekdays on which a habit should be kept, the number of days in each week or month, or the time from one day
    /// to the next.
    public enum Rhythm: Hashable, Sendable {
        /// On certain weekdays; the other weekdays are days of rest.
        case on(Set<Weekday>)
        /// On a number of days in each week or month, no matter which days.
        case times(Int, Period)
        /// At an interval of at least two days, weeks or months, counted from the day on which it was kept last.
        case every(Int, Interval)
    }

    /// The unit of the time from one day of a habit to the next.
    public enum Interval: String, CaseIterable, Hashable, Sendable {
        case day, week, month
    }

    /// The unit of a rhythm and of a window.
    public enum Period: String, CaseIterable, Hashable, Sendable {
        /// A week from Monday to Sunday.
        case week
        /// A calendar month.
        case month
    }

    /// The weekdays or the number of days on which the habit should be kept.
    public let rhythm: Rhythm
    /// The length of the window for the rate, including the current week or month: in months for a monthly rhythm,
    /// otherwise in weeks.
    public let window: Int

    /// Creates a cadence. A rhythm needs at least one weekday, a number of days from 1 to 7 a week or from 1 to 28 a
    /// month, or an interval within ``Interval/lengths``. The window must be within ``Period/windows``; by default it
    /// is four weeks or three months, and at least four intervals, as far as the longest window allows.
    ///
    /// - Throws: ``MandalartError/notACadence(_:)`` for other values.
    public init(_ rhythm: Rhythm, over window: Int? = nil) throws(MandalartError) {
        switch rhythm {
        case .on(let days): guard !days.isEmpty else { throw .notACadence("") }
        case .times(let count, let counted):
            guard (1...counted.mostTimes).contains(count) else {
                throw .notACadence("\(count)/\(counted.rawValue)")
            }
        case .every(let length, let unit):
            guard unit.lengths.contains(length) else { throw .notACadence("\(length) \(unit.rawValue)s") }
        }
        let window = window ?? rhythm.usualWindow
        guard rhythm.period.windows.contains(window) else { throw .notACadence("\(window)") }
        (self.rhythm, self.window) = (rhythm, window)
    }

    /// The cadence of a habit for every day, with the default window.
    public static let daily = Cadence(known: .on(Set(Weekday.allCases)))

    private init(known rhythm: Rhythm) {
        (self.rhythm, window) = (rhythm, rhythm.usualWindow)
    }

    /// The unit of the window: months for a monthly rhythm, otherwise weeks.
    public var period: Period { rhythm.period }

    /// Whether the window is the default one of the rhythm.
    var hasUsualWindow: Bool { window == rhythm.usualWindow }

    /// The rhythm in the form that a person can type in every language: `daily`, `weekdays`, `mon wed fri`, `daily
    /// except sun`, `3/week`, `monthly`, `every 2 weeks`.
    private var rhythmText: String {
        switch rhythm {
        case .times(1, let period): period.onceWord
        case .times(let count, let period): "\(count)/\(period.rawValue)"
        // rib: verbatim, is typed in every language
        case .every(let length, let unit): "every \(length) \(unit.rawValue)s"
        case .on(let days):
            switch days.count {
            case 7: "daily"
            case 5 where days == Weekday.working: "weekdays"
            // rib: verbatim, is typed in every language
            case 5, 6: "daily except " + Self.words(Set(Weekday.allCases).subtracting(days))
            default: Self.words(days)
            }
        }
    }

    private static func words(_ days: Set<Weekday>) -> String { days.sorted().map(\.word).joined(separator: " ") }

    /// The cadence in the form that a person can type in every language, and that a store holds: `3/week over 8 weeks`.
    public var description: String {
        hasUsualWindow
            ? rhythmText : "\(rhythmText) over \(window) \(period.rawValue)\(window == 1 ? "" : "s")"
    }
}

extension Cadence.Rhythm {
    /// The unit of the window: months for a monthly rhythm, otherwise weeks.
    fileprivate var period: Cadence.Period {
        switch self {
        case .on, .every(_, .day), .every(_, .week): .week
        case .times(_, let period): period
        case .every(_, .month): .month
        }
    }

    /// The default window: four weeks or three months, and at least four intervals.
    fileprivate var usualWindow: Int {
        let usual = period == .week ? 4 : 3
        guard case .every(let length, let unit) = self else { return usual }
        let intervals = unit == .day ? (4 * length + 6) / 7 : 4 * length
        return min(max(usual, intervals), period.windows.upperBound)
    }
}

extension Cadence.Interval {
    /// The valid lengths of an interval: 2…180 days, 2…26 weeks, 2…12 months. A shorter one is daily, weekly or monthly.
    public var lengths: ClosedRange<Int> {
        switch self {
        case .day: 2...180
        case .week: 2...26
        case .month: 2...12
        }
    }

    /// Returns the day that is a number of days, weeks or months after another.
    package func day(_ count: Int, after day: Day) -> Day {
        switch self {
        case .day: Day(number: day.number + count)
        case .week: Day(number: day.number + 7 * count)
        case .month: day.adding(months: count)
        }
    }
}

extension Cadence.Period {
    /// The valid lengths of a window, in weeks or months.
    public var windows: ClosedRange<Int> { self == .week ? 1...52 : 1...12 }

    fileprivate var mostTimes: Int { self == .week ? 7 : 28 }
    fileprivate var onceWord: String { self == .week ? "weekly" : "monthly" }

    /// Returns the first and the last day of the week or month that contains a day.
    package func days(around day: Day) -> ClosedRange<Day> {
        switch self {
        case .week:
            let monday = day.firstOfWeek
            return monday...Day(number: monday.number + 6)
        case .month:
            let first = day.firstOfMonth
            return first...Day(number: first.adding(months: 1).number - 1)
        }
    }

    /// Returns the first day of a window of several weeks or months, whose last week or month contains the given day.
    func start(of window: Int, endingAround day: Day) -> Day {
        let first = days(around: day).lowerBound
        return self == .week ? Day(number: first.number - 7 * (window - 1)) : first.adding(months: 1 - window)
    }
}

extension Weekday {
    /// The weekdays from Monday to Friday.
    static let working: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
}
