public import Basics

/// A habit: the cadence of a recurring action item, and the days on which it was kept. The achievement rate is
/// calculated over the window of the cadence.
public struct Habit: Equatable, Sendable {
    /// The cadence, that is, how often the habit should be kept.
    public var cadence: Cadence
    /// The days on which an activity was logged, in ascending order; at most the last 400.
    public var days: [Day]
    /// The current day, on which the rate depends.
    public var today: Day

    /// Creates a habit with a cadence, the days on which it was kept, and the current day.
    public init(_ cadence: Cadence, days: [Day] = [], today: Day = Day(number: 0)) {
        (self.cadence, self.days, self.today) = (cadence, days, today)
    }

    /// Returns the habit with another cadence and the same days.
    func kept(_ cadence: Cadence) -> Habit { Habit(cadence, days: days, today: today) }

    /// Adds a day on which the habit was kept.
    mutating func keep(on day: Day) {
        if !days.contains(day) { days = (days + [day]).sorted() }
    }

    /// The maximum number of ``days`` that are loaded from a store.
    package static let mostDays = 400

    /// The numbers of kept and expected days within the window. Days before the first kept one and days of rest do not
    /// count, and a day that can still be kept is not expected yet.
    public var tally: Tally {
        guard let first else { return Tally(kept: 0, expected: 0) }
        let begin = max(first, startOfWindow)
        if case .every = cadence.rhythm {
            let kept = days.filter { (begin...today).contains($0) }
            return Tally(kept: kept.count, expected: kept.count + missed(from: begin, kept))
        }
        return spans(back: begin).reduce(Tally(kept: 0, expected: 0)) { $0 + tally(of: $1) }
    }

    /// The achievement rate: the percentage of the expected days that were kept. It is 100% only if no day is missing. A
    /// habit that is younger than its window is measured against at least one whole week or month.
    public var rate: AchievementRate {
        let tally = tally
        let expected = isBeginning ? current.expected : tally.expected
        guard tally.kept < expected else { return tally.kept == 0 ? .zero : .full }
        return AchievementRate(rounding: Double(tally.kept * 100 / expected))
    }

    /// Whether the habit began within its window, and fewer days were expected since than a whole week or month has.
    var isBeginning: Bool {
        guard let first else { return true }
        return first >= startOfWindow && tally.expected < current.expected
    }

    /// The day on which a habit at an interval is to be kept next, which may be over; `nil` for another rhythm. A habit
    /// that was never kept is to be kept today.
    var next: Day? {
        guard case .every(let length, let unit) = cadence.rhythm else { return nil }
        return days.last { $0 <= today }.map { unit.day(length, after: $0) } ?? today
    }

    /// The number of consecutive days, weeks or months, up to now, in which the habit was kept; at an interval, the number
    /// of days without a missed one between. Days of rest do not end a streak, nor does a day or period that can still
    /// be kept.
    public var streak: Int {
        guard let first else { return 0 }
        var streak = 0
        switch cadence.rhythm {
        case .on(let weekdays):
            let kept = Set(days)
            var day = today
            while day >= first {
                if kept.contains(day), weekdays.contains(Weekday(of: day)) {
                    streak += 1
                } else if day != today, weekdays.contains(Weekday(of: day)) {
                    break
                }
                day = Day(number: day.number - 1)
            }
        case .every:
            var later = today
            for day in days.reversed() where day <= today {
                if missed(from: day, [], until: later) > 0 { break }
                (streak, later) = (streak + 1, day)
            }
        case .times(let count, _):
            for span in spans(back: first) {
                let most = min(count, span.dayCount)
                if keptDays(in: span) >= most { streak += 1 } else if !span.contains(today) { break }
            }
        }
        return streak
    }

    /// The numbers of kept and expected days in the current week, month or interval.
    public var current: Tally {
        let span = cadence.period.days(around: today)
        switch cadence.rhythm {
        case .on(let weekdays):
            let kept = days.count { span.contains($0) && weekdays.contains(Weekday(of: $0)) }
            return Tally(kept: kept, expected: weekdays.count)
        case .times(let count, _): return Tally(kept: keptDays(in: span), expected: count)
        case .every: return Tally(kept: isOpen ? 0 : 1, expected: 1)
        }
    }

    /// Whether an activity was logged for the habit today.
    public var isKeptToday: Bool { days.last == today || days.contains(today) }

    /// Whether the habit should still be kept today: today is one of its weekdays, the current week or month needs more
    /// days, or its interval is over.
    public var isOpen: Bool {
        if isKeptToday { return false }
        return switch cadence.rhythm {
        case .on(let weekdays): weekdays.contains(Weekday(of: today))
        case .times: current.kept < current.expected
        case .every: next.map { $0 <= today } ?? true
        }
    }

    /// Returns whether the habit was kept before `first`, but not from `first` to today. In addition, at least one
    /// weekday of a habit on certain weekdays must be between `first` and yesterday, a monthly habit must not have been
    /// kept in this month or the last, and the next day of one at an interval must be over.
    package func isMissed(since first: Day) -> Bool {
        guard first <= today, let last = days.last(where: { $0 <= today }), last < first else { return false }
        switch cadence.rhythm {
        case .on(let weekdays):
            return (first.number..<today.number).contains { weekdays.contains(Weekday(of: Day(number: $0))) }
        case .times:
            let begin = cadence.period.days(around: today).lowerBound
            let before = cadence.period.days(around: Day(number: begin.number - 1))
            return cadence.period == .week || last < before.lowerBound
        case .every: return next.map { $0 < today } ?? false
        }
    }

    /// The number of days on which a habit was kept, and the number on which it was expected.
    public struct Tally: Equatable, Sendable {
        /// The number of kept days.
        public let kept: Int
        /// The number of expected days.
        public let expected: Int

        /// Creates a tally of kept and expected days.
        package init(kept: Int, expected: Int) {
            (self.kept, self.expected) = (kept, expected)
        }

        fileprivate static func + (left: Tally, right: Tally) -> Tally {
            Tally(kept: left.kept + right.kept, expected: left.expected + right.expected)
        }
    }

    private var startOfWindow: Day { cadence.period.start(of: cadence.window, endingAround: today) }

    /// Returns how often a habit at an interval was missed from one day to another, between which it was kept on some
    /// days. A day that is late by less than an interval is not missed.
    private func missed(from begin: Day, _ kept: [Day], until end: Day? = nil) -> Int {
        guard case .every(let length, let unit) = cadence.rhythm else { return 0 }
        let stops = [begin] + kept + [end ?? today]
        return zip(stops, stops.dropFirst()).reduce(0) { sum, gap in
            let left = (2...).prefix { unit.day(length * $0, after: gap.0) <= gap.1 }
            return sum + left.count
        }
    }

    private var first: Day? { days.first.flatMap { $0 <= today ? $0 : nil } }

    /// Returns the weeks or months from that of the given day to the current one, newest first. The oldest is shortened
    /// to begin on the given day.
    private func spans(back begin: Day) -> [ClosedRange<Day>] {
        var spans: [ClosedRange<Day>] = []
        var day = today
        while day >= begin {
            let span = cadence.period.days(around: day)
            spans.append(max(span.lowerBound, begin)...span.upperBound)
            day = Day(number: span.lowerBound.number - 1)
        }
        return spans
    }

    private func keptDays(in span: ClosedRange<Day>) -> Int { days.count { span.contains($0) && $0 <= today } }

    private func tally(of span: ClosedRange<Day>) -> Tally {
        switch cadence.rhythm {
        case .on(let weekdays):
            let last = min(span.upperBound, today)
            var (kept, expected) = (0, 0)
            let keptDays = Set(days.filter { span.contains($0) })
            for number in span.lowerBound.number...last.number {
                let day = Day(number: number)
                guard weekdays.contains(Weekday(of: day)) else { continue }
                let isKept = keptDays.contains(day)
                kept += isKept ? 1 : 0
                expected += isKept || day < today ? 1 : 0
            }
            return Tally(kept: kept, expected: expected)
        case .times(let count, _):
            let kept = min(count, keptDays(in: span))
            let wanted = min(count, span.dayCount)
            guard span.contains(today) else { return Tally(kept: kept, expected: wanted) }
            let left = span.upperBound.number - today.number + (isKeptToday ? 0 : 1)
            return Tally(kept: kept, expected: max(kept, wanted - left))
        // Its intervals are no weeks or months.
        case .every: return Tally(kept: 0, expected: 0)
        }
    }
}

extension ClosedRange<Day> {
    fileprivate var dayCount: Int { upperBound.number - lowerBound.number + 1 }
}
