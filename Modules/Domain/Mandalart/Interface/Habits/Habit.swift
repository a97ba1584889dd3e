public import Basics

/// A habit: the cadence of a recurring action item, and the days on which it was kept. The achievement rate is
/// calculated over the window of the cadence.
public struct Habit: Equatable, Sendable {
    /// The cadence, that is, how often the habit should be kept.
    public var cadence: Cadence
    /// The days on which an activity was logged, in ascending order.
    public var days: [Day]
    /// The pauses, on whose days the habit is not expected to be kept. A day of a pause on which it was kept counts.
    public var pauses: HabitPauses
    /// The current day, on which the rate depends.
    public var today: Day

    /// Creates a habit with a cadence, the days on which it was kept, its pauses, and the current day.
    public init(_ cadence: Cadence, days: [Day] = [], pauses: HabitPauses = .none, today: Day = Day(number: 0)) {
        (self.cadence, self.days, self.pauses, self.today) = (cadence, days, pauses, today)
    }

    /// Returns the habit with another cadence, and with the same days and pauses.
    func kept(_ cadence: Cadence) -> Habit { Habit(cadence, days: days, pauses: pauses, today: today) }

    /// Adds a day on which the habit was kept.
    mutating func keep(on day: Day) {
        if !days.contains(day) { days = (days + [day]).sorted() }
    }

    /// The maximum number of ``days`` that are loaded from a store: more than a life has.
    package static let mostDays = 40_000

    /// The pause that contains today, if any.
    var pause: HabitPauses.Span? { pauses.span(containing: today) }

    /// Whether a pause contains today.
    public var isPaused: Bool { pause != nil }

    /// The numbers of kept and expected days within the window. Days before the first kept one, days of rest and days
    /// of a pause do not count, and a day that can still be kept is not expected yet. For a number of days in each week
    /// or month, a pause reduces the expected number in proportion to its days, rounded down.
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
        return AchievementRate(clamping: tally.kept * 100 / expected)
    }

    /// Whether the habit began within its window, and fewer days were expected since than a whole week or month has.
    var isBeginning: Bool {
        guard let first else { return true }
        return first >= startOfWindow && tally.expected < current.expected
    }

    /// The day on which a habit at an interval is to be kept next, which may be in the past; `nil` for another rhythm.
    /// A habit that was never kept is to be kept today. A day within a pause moves to the day on which the habit comes
    /// back; `nil` for a pause without an end.
    var next: Day? {
        guard case .every(let length, let unit) = cadence.rhythm else { return nil }
        let next = days.last { $0 <= today }.map { unit.day(length, after: $0) } ?? today
        guard let pause = pauses.span(containing: next) else { return next }
        return pause.end
    }

    /// The number of consecutive days, weeks or months, up to now, in which the habit was kept; for a habit at an
    /// interval, the number of kept days without a missed day between them. Days of rest and of a pause do not end a
    /// streak, nor does a day or period that can still be kept.
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
                } else if day != today, weekdays.contains(Weekday(of: day)), !pauses.contains(day) {
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
                let kept = keptDays(in: span)
                if kept >= expected(count, in: span) {
                    streak += kept > 0 ? 1 : 0
                } else if !span.contains(today) {
                    break
                }
            }
        }
        return streak
    }

    /// The numbers of kept and expected days in the current week, month or interval. The days of a pause are left out
    /// unless the habit was kept on them.
    public var current: Tally {
        let span = cadence.period.days(around: today)
        switch cadence.rhythm {
        case .on(let weekdays):
            let kept = days.count { span.contains($0) && weekdays.contains(Weekday(of: $0)) }
            return Tally(kept: kept, expected: openDays(in: span).count { weekdays.contains(Weekday(of: $0)) })
        case .times(let count, _):
            return Tally(kept: keptDays(in: span), expected: min(count, openDays(in: span).count))
        case .every: return Tally(kept: isOpen ? 0 : 1, expected: 1)
        }
    }

    /// Whether an activity was logged for the habit today.
    public var isKeptToday: Bool { days.last == today || days.contains(today) }

    /// Whether the habit should still be kept today: it is not paused, and today is one of its weekdays, the current week
    /// or month needs more days, or its interval is over.
    public var isOpen: Bool {
        if isKeptToday || isPaused { return false }
        return switch cadence.rhythm {
        case .on(let weekdays): weekdays.contains(Weekday(of: today))
        case .times: current.kept < current.expected
        case .every: next.map { $0 <= today } ?? true
        }
    }

    /// Returns whether the habit was kept before `first`, but not from `first` to today. In addition, at least one
    /// weekday of a habit on certain weekdays must be between `first` and yesterday, a monthly habit must not have been
    /// kept in this month or the last, and the next day of a habit at an interval must be before today. A paused habit
    /// is not missed, nor is one that was paused on some of the days, unless it is on certain weekdays.
    package func isMissed(since first: Day) -> Bool {
        guard first <= today, !isPaused, let last = days.last(where: { $0 <= today }), last < first else {
            return false
        }
        if case .on(let weekdays) = cadence.rhythm {
            return (first.number..<today.number).map { Day(number: $0) }
                .contains { weekdays.contains(Weekday(of: $0)) && !pauses.contains($0) }
        }
        guard pauses.count(in: first..<today) == 0 else { return false }
        switch cadence.rhythm {
        case .on: return false
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

    /// Returns how often a habit at an interval was missed from `begin` to `end`, by default today; `kept` are the days
    /// between them on which it was kept. A day that is late by less than an interval is not missed.
    private func missed(from begin: Day, _ kept: [Day], until end: Day? = nil) -> Int {
        guard case .every(let length, let unit) = cadence.rhythm else { return 0 }
        let stops = [begin] + kept + [end ?? today]
        return zip(stops, stops.dropFirst()).reduce(0) { sum, gap in
            let end = Day(number: gap.1.number - pauses.count(in: gap.0..<gap.1))
            let left = (2...).prefix { unit.day(length * $0, after: gap.0) <= end }
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

    /// Returns the days of a span without those of pauses on which the habit was not kept.
    private func openDays(in span: ClosedRange<Day>) -> [Day] {
        span.days.filter { !pauses.contains($0) || days.contains($0) }
    }

    /// Returns how often a habit is expected to be kept in a week or month, or a part of one: `count` times, but at
    /// most once a day, and reduced in proportion to the days of pauses, rounded down.
    private func expected(_ count: Int, in span: ClosedRange<Day>) -> Int {
        let most = min(count, span.dayCount)
        let paused = pauses.count(in: span.lowerBound..<Day(number: span.upperBound.number + 1))
        return paused == 0 ? most : most * (span.dayCount - paused) / span.dayCount
    }

    private func keptDays(in span: ClosedRange<Day>) -> Int {
        let before = Day(number: span.lowerBound.number - 1)
        return max(0, days.count(until: min(span.upperBound, today)) - days.count(until: before))
    }

    private func tally(of span: ClosedRange<Day>) -> Tally {
        switch cadence.rhythm {
        case .on(let weekdays):
            let last = min(span.upperBound, today)
            var (kept, expected) = (0, 0)
            let keptDays = Set(days.filter { span.contains($0) })
            for day in (span.lowerBound...last).days where weekdays.contains(Weekday(of: day)) {
                let isKept = keptDays.contains(day)
                kept += isKept ? 1 : 0
                expected += isKept || (day < today && !pauses.contains(day)) ? 1 : 0
            }
            return Tally(kept: kept, expected: expected)
        case .times(let count, _):
            let kept = min(count, keptDays(in: span))
            let wanted = expected(count, in: span)
            guard span.contains(today) else { return Tally(kept: kept, expected: max(kept, wanted)) }
            let left =
                (today...span.upperBound).days.count { !pauses.contains($0) } - (isKeptToday && !isPaused ? 1 : 0)
            return Tally(kept: kept, expected: max(kept, wanted - left))
        // The intervals of such a habit are not weeks or months.
        case .every: return Tally(kept: 0, expected: 0)
        }
    }
}

extension [Day] {
    /// Returns the number of days that are not after `day`. The array must be sorted.
    package func count(until day: Day) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ClosedRange<Day> {
    fileprivate var dayCount: Int { upperBound.number - lowerBound.number + 1 }

    fileprivate var days: [Day] { (lowerBound.number...upperBound.number).map { Day(number: $0) } }
}
