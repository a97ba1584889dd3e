public import Time

/// The edits and entries on each day of a calendar year, or of the ``latestWeeks`` weeks up to today.
public struct YearMap: Equatable, Sendable {
    /// The chosen year.
    public let choice: YearChoice
    /// The days of the year, including future ones.
    public let days: ClosedRange<Day>
    /// The current day.
    public let today: Day
    /// The number of edits and activities of each day with any.
    public let counts: [Day: Int]

    /// The number of weeks up to today, including the current one.
    public static let latestWeeks = 53

    /// The activities of a year.
    init(_ choice: YearChoice, until today: Day, counts: [Day: Int]) {
        let monday = today.number - today.weekday - (Self.latestWeeks - 1) * 7
        let days = choice.year.map(Day.ofYear) ?? Day(number: monday)...today
        (self.choice, self.today, self.days) = (choice, today, days)
        self.counts = counts.filter { days.contains($0.key) && $0.value > 0 }
    }

    /// A week of the year.
    public struct Week: Equatable, Sendable {
        /// The first day.
        public let monday: Day
        /// The number of activities of each of the seven days; `nil` for a day of another year or in the future.
        public let counts: [Int?]

        /// The days of the week, in the order of ``counts``.
        public var days: [Day] { counts.indices.map { Day(number: monday.number + $0) } }
    }

    /// The weeks with days of the year, in order. They begin on Monday.
    public var weeks: [Week] {
        let (first, last) = (days.lowerBound, days.upperBound)
        let seen = first...max(first, min(last, today))
        return stride(from: first.number - first.weekday, through: last.number, by: 7).map { monday in
            let days = (monday..<monday + 7).map { Day(number: $0) }
            return Week(monday: Day(number: monday), counts: days.map { seen.contains($0) ? counts[$0] ?? 0 : nil })
        }
    }

    /// The indices of the ``weeks`` in which a month begins, each with a day of that month.
    public var months: [(week: Int, day: Day)] {
        weeks.enumerated().reduce(into: []) { months, week in
            let last = min(week.element.days[6], days.upperBound)
            if months.last?.day.firstOfMonth != last.firstOfMonth { months.append((week.offset, last)) }
        }
    }

    /// The number of edits and activities.
    public var total: Int { counts.values.reduce(0, +) }

    /// The greatest number of consecutive days with activities.
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
    /// Returns the activities of a year. The progress must cover it, as that over ``Span/whole`` does.
    public func year(_ choice: YearChoice) -> YearMap {
        let counts = days.map { (Day(number: $0.key), $0.value) }
        return YearMap(choice, until: Day(number: today), counts: Dictionary(counts) { $0 + $1 })
    }

    /// The calendar years with activities.
    public var years: [Int] { Set(days.keys.map { Day(number: $0).year }).sorted() }
}
