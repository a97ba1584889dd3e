public import Time

/// The cadence of a habit: how often it is to be kept, and the window over which its rate is calculated.
public struct Cadence: Hashable, Sendable {
    /// The days on which a habit is to be kept, or their number.
    public enum Rhythm: Hashable, Sendable {
        /// On certain weekdays; the others are days of rest.
        case on(Set<Weekday>)
        /// On a number of days of each week or month, whichever they are.
        case times(Int, Period)
    }

    /// The period of a rhythm or of a window.
    public enum Period: String, CaseIterable, Hashable, Sendable {
        /// A week from Monday to Sunday.
        case week
        /// A calendar month.
        case month
    }

    /// The rhythm.
    public let rhythm: Rhythm
    /// The window for the rate in weeks, including the current one; of a monthly rhythm, in months.
    public let window: Int

    /// A cadence. The days of the rhythm must not be empty, the number of times is 1…7 a week or 1…28 a month, and the
    /// window is within ``Period/windows``. By default the window is four weeks, or three months.
    ///
    /// - Throws: ``MandalartError/notACadence(_:)``.
    public init(_ rhythm: Rhythm, over window: Int? = nil) throws(MandalartError) {
        let period: Period
        switch rhythm {
        case .on(let days):
            guard !days.isEmpty else { throw .notACadence("") }
            period = .week
        case .times(let count, let counted):
            guard (1...counted.mostTimes).contains(count) else {
                throw .notACadence("\(count)/\(counted.rawValue)")
            }
            period = counted
        }
        let window = window ?? period.usualWindow
        guard period.windows.contains(window) else { throw .notACadence("\(window)") }
        (self.rhythm, self.window) = (rhythm, window)
    }

    /// Every day.
    public static let daily = Cadence(known: .on(Set(Weekday.allCases)))

    private init(known rhythm: Rhythm) {
        (self.rhythm, window) = (rhythm, Period.week.usualWindow)
    }

    /// The period of the window.
    public var period: Period {
        switch rhythm {
        case .on: .week
        case .times(_, let period): period
        }
    }

    /// The window in a store as an ISO 8601 duration, `P8W`; `nil` for the default.
    package var storedSpan: String? { window == period.usualWindow ? nil : "P\(window)\(period == .week ? "W" : "M")" }

    /// The rhythm as it can be typed in every language: `daily`, `weekdays`, `mon wed fri`, `daily except sun`,
    /// `3/week`, `monthly`.
    package var rhythmText: String {
        switch rhythm {
        case .times(1, let period): period.onceWord
        case .times(let count, let period): "\(count)/\(period.rawValue)"
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
}

extension Cadence: CustomStringConvertible {
    /// The cadence as it can be typed in every language: `3/week over 8 weeks`.
    public var description: String {
        window == period.usualWindow
            ? rhythmText : "\(rhythmText) over \(window) \(period.rawValue)\(window == 1 ? "" : "s")"
    }
}

extension Cadence.Period {
    /// The valid lengths of a window.
    public var windows: ClosedRange<Int> { self == .week ? 1...52 : 1...12 }

    var usualWindow: Int { self == .week ? 4 : 3 }
    fileprivate var mostTimes: Int { self == .week ? 7 : 28 }
    fileprivate var onceWord: String { self == .week ? "weekly" : "monthly" }

    /// The first and the last day of the period around a day.
    func days(around day: Day) -> ClosedRange<Day> {
        switch self {
        case .week:
            let monday = day.firstOfWeek
            return monday...Day(number: monday.number + 6)
        case .month:
            let first = day.firstOfMonth
            return first...Day(number: first.adding(months: 1).number - 1)
        }
    }

    /// The first day of a window of several periods, the last of which is around a day.
    func start(of window: Int, endingAround day: Day) -> Day {
        let first = days(around: day).lowerBound
        return self == .week ? Day(number: first.number - 7 * (window - 1)) : first.adding(months: 1 - window)
    }
}

extension Weekday {
    /// Monday to Friday.
    static let working: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
}
