public import Time

/// The edits and entries on each day of a calendar year, or of the ``latestWeeks`` weeks up to today.
public struct YearMap: Equatable, Sendable {
    /// Which year it is.
    public let choice: YearChoice
    /// The days of the year, also those that are still to come.
    public let days: ClosedRange<Day>
    /// The day that it is.
    public let today: Day
    /// How many edits and activities there were on each day of the year that had any.
    public let counts: [Day: Int]

    /// The number of weeks up to today, the current one among them.
    public static let latestWeeks = 53

    /// The days of a year that had something.
    init(_ choice: YearChoice, until today: Day, counts: [Day: Int]) {
        let monday = today.number - today.weekday - (Self.latestWeeks - 1) * 7
        let days = choice.year.map(Day.ofYear) ?? Day(number: monday)...today
        (self.choice, self.today, self.days) = (choice, today, days)
        self.counts = counts.filter { days.contains($0.key) && $0.value > 0 }
    }

    /// A week of the year.
    public struct Week: Equatable, Sendable {
        /// The day on which it begins.
        public let monday: Day
        /// The number of activities on its seven days; `nil` for a day of another year or one that is still to come.
        public let counts: [Int?]

        /// The days of the week, as ``counts`` has them.
        public var days: [Day] { counts.indices.map { Day(number: monday.number + $0) } }
    }

    /// The weeks that have days of the year, from the first on. They begin on Monday.
    public var weeks: [Week] {
        let (first, last) = (days.lowerBound, days.upperBound)
        let seen = first...max(first, min(last, today))
        return stride(from: first.number - first.weekday, through: last.number, by: 7).map { monday in
            let days = (monday..<monday + 7).map { Day(number: $0) }
            return Week(monday: Day(number: monday), counts: days.map { seen.contains($0) ? counts[$0] ?? 0 : nil })
        }
    }

    /// The indices of the ``weeks`` in which another month begins than before, each with a day of that month.
    public var months: [(week: Int, day: Day)] {
        weeks.enumerated().reduce(into: []) { months, week in
            let last = min(week.element.days[6], days.upperBound)
            if months.last?.day.firstOfMonth != last.firstOfMonth { months.append((week.offset, last)) }
        }
    }

    /// How many edits and activities there were.
    public var total: Int { counts.values.reduce(0, +) }

    /// The most days in a row of which each had something.
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
    /// The activities of a year. The progress must cover it, as one over ``Span/whole`` does.
    public func year(_ choice: YearChoice) -> YearMap {
        let counts = days.map { (Day(number: $0.key), $0.value) }
        return YearMap(choice, until: Day(number: today), counts: Dictionary(counts) { $0 + $1 })
    }

    /// The years of the calendar in which something was done.
    public var years: [Int] { Set(days.keys.map { Day(number: $0).year }).sorted() }
}
