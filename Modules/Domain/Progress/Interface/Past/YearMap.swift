public import Basics
import MandalartDomainInterface

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

// A year and the course of a rate as JSON, for other programs.

extension YearMap {
    /// The JSON members of a year's edits and entries.
    public static let members: [Member<YearMap>] = [
        .member("year", ProgressRecordPhrases.year) { $0.choice.year },
        .member("first", ProgressRecordPhrases.first) { $0.days.lowerBound.description },
        .member("last", ProgressRecordPhrases.last) { $0.days.upperBound.description },
        .member("total", ProgressRecordPhrases.total) { $0.total },
        .member("longestRun", ProgressRecordPhrases.longestRun) { $0.longestRun },
        .list(
            "days",
            of: [
                .member("date", ProgressRecordPhrases.date) { $0.key.description },
                .member("count", ProgressRecordPhrases.count) { $0.value },
            ]
        ) { $0.counts.sorted { $0.key < $1.key } },
    ]
}

extension RateCourse {
    /// The JSON members of a rate over time.
    public static let members: [Member<RateCourse>] = [
        .member("subGoal", ProgressRecordPhrases.courseOf) { $0.subGoal?.number },
        .member("title", ProgressRecordPhrases.courseTitle) { $0.title?.text },
        .list(
            "weeks",
            of: [
                .member("begins", ProgressRecordPhrases.begins) { $0.begins.description },
                .member("rate", ProgressRecordPhrases.rateOfWeek) { $0.rate?.percent },
            ]
        ) { course in course.weeks.enumerated().map { (begins: course.monday(ofWeek: $0), rate: $1) } },
    ]
}

/// A choice between a calendar year and the weeks up to today.
public struct YearChoice: Equatable, Sendable, CustomStringConvertible {
    /// The chosen calendar year; `nil` for the weeks up to today.
    public let year: Int?

    /// The weeks up to today, instead of a calendar year.
    public static let latest = YearChoice(known: nil)

    /// Parses a typed year; an empty text means ``latest``.
    ///
    /// - Throws: ``ProgressError/notAYear(_:)``.
    public init(_ text: String) throws(ProgressError) {
        if text.isEmpty {
            self = .latest
        } else {
            let digits = text.halfWidth
            guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let year = Int(digits), year > 0
            else { throw .notAYear(String(text.prefix(32))) }
            self.year = year
        }
    }

    private init(known year: Int?) {
        self.year = year
    }

    /// The choice as it is typed.
    public var description: String {
        guard let year else { return "" }
        return String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    }
}

extension Argument where Value == YearChoice {
    /// The argument for the choice of a year.
    public static var year: Argument {
        Argument(ProgressPhrases.year, example: ProgressPhrases.yearExample, YearChoice.init)
    }
}
