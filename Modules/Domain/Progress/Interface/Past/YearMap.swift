public import Basics

/// The edits and entries on each day of a calendar year, or of the ``latestWeeks`` weeks up to today.
public struct YearMap: Equatable, Sendable {
    /// The choice that the map shows: a calendar year, or the weeks up to today.
    public let choice: YearChoice
    /// All days of the chosen period; in the current year, future days too.
    public let days: ClosedRange<Day>
    /// The current day.
    public let today: Day
    /// The number of edits and entries of each day that has any.
    public let counts: [Day: Int]

    /// The number of weeks in a map without a calendar year, including the current week.
    public static let latestWeeks = 53

    /// Creates the map of the chosen period. Counts of days outside the period are dropped.
    init(_ choice: YearChoice, until today: Day, counts: [Day: Int]) {
        let monday = today.number - today.weekday - (Self.latestWeeks - 1) * 7
        let days = choice.year.map(Day.ofYear) ?? Day(number: monday)...today
        (self.choice, self.today, self.days) = (choice, today, days)
        self.counts = counts.filter { days.contains($0.key) && $0.value > 0 }
    }

    /// A week of the map, from Monday to Sunday.
    public struct Week: Equatable, Sendable {
        /// The first day of the week, a Monday.
        public let monday: Day
        /// The number of edits and entries on each of the seven days; `nil` for a day in the future or outside the map.
        public let counts: [Int?]

        /// The days of the week, in the order of ``counts``.
        public var days: [Day] { counts.indices.map { Day(number: monday.number + $0) } }
    }

    /// The weeks that have days in the map, in order.
    public var weeks: [Week] {
        let (first, last) = (days.lowerBound, days.upperBound)
        let seen = first...max(first, min(last, today))
        return stride(from: first.number - first.weekday, through: last.number, by: 7).map { monday in
            let days = (monday..<monday + 7).map { Day(number: $0) }
            return Week(monday: Day(number: monday), counts: days.map { seen.contains($0) ? counts[$0] ?? 0 : nil })
        }
    }

    /// The months of the map: for each, the index in ``weeks`` of its first week, and a day of that week in the month.
    public var months: [(week: Int, day: Day)] {
        weeks.enumerated().reduce(into: []) { months, week in
            let last = min(week.element.days[6], days.upperBound)
            if months.last?.day.firstOfMonth != last.firstOfMonth { months.append((week.offset, last)) }
        }
    }

    /// The number of edits and entries on all days.
    public var total: Int { counts.values.reduce(0, +) }

    /// The length in days of the longest run of consecutive days with edits or entries.
    public var longestRun: Int {
        var (longest, run, last) = (0, 0, Int.min)
        for day in counts.keys.sorted() {
            run = day.number - 1 == last ? run + 1 : 1
            (longest, last) = (max(longest, run), day.number)
        }
        return longest
    }
}

extension ChartProgress {
    /// Returns the edits and entries of a chosen year. The progress must cover this year, as a progress over
    /// ``Span/whole`` does.
    public func year(_ choice: YearChoice) -> YearMap {
        let counts = days.map { (Day(number: $0.key), $0.value) }
        return YearMap(choice, until: Day(number: today), counts: Dictionary(counts) { $0 + $1 })
    }

    /// The calendar years with edits or entries, in ascending order.
    public var years: [Int] { Set(days.keys.map { Day(number: $0).year }).sorted() }
}
