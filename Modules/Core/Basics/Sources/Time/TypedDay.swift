/// A day as a user types it: a date, or a day relative to today, such as `yesterday`, `friday`, `-3`, `+2w`,
/// `3 days ago`, `next friday`, or `a week ago`. A date without a year, such as `3월 1일` or `03-01`, is the last or
/// the next such date, depending on the ``Direction``.
public struct TypedDay: Hashable, Sendable {
    /// The direction in which a weekday, or a date without a year, is resolved.
    public enum Direction: Sendable {
        /// Resolves to the last such weekday before today, or to the last such date up to and including today.
        case past
        /// Resolves to the next such weekday after today, or to the next such date from today on.
        case future
    }

    enum Form: Hashable {
        case date(Day)
        case days(Int)
        case months(Int)
        /// A weekday, from 0 for Monday.
        case weekday(Int)
        /// A weekday, from 0 for Monday, of the week at an offset in weeks from the current one.
        case weekdayOfWeek(Int, week: Int)
        /// The last weekday before today, from 0 for Monday, in either direction.
        case lastWeekday(Int)
        case dayOfMonth(month: Int, day: Int)
        /// A day of any month that has it, from 1 to 31.
        case dayOfAnyMonth(Int)
        /// A day, from 1 to 31, of the month at an offset in months from the current one, or its last day.
        case dayOfMonthAway(months: Int, day: Int)
        /// The last day of the month at an offset in months from the current one; in the past, the last such day.
        case endOfMonth(months: Int)
        /// The last day of the year; in the past, of the year before.
        case endOfYear
    }

    private let form: Form

    /// The maximum number of words in a typed day, as in `Sunday 1 November 2026`.
    public static let mostWords = 4

    /// The typed day that means today.
    public static let today = TypedDay(.days(0))

    private init(_ form: Form) {
        self.form = form
    }

    /// Creates a typed day for a given day of the calendar.
    public init(_ day: Day) {
        form = .date(day)
    }

    /// Parses a date in any form in which the project's languages write one, such as `2026-11-01`, `20261101`, `11.01`,
    /// `2026년 11월 1일`, `11月1日（日）`, `27日`, `Nov 1`, or `Sunday 1 November 2026`; a word for a day, such as `yesterday`;
    /// a weekday, alone or of another week, such as `next friday`; a number of days, weeks, or months with a sign
    /// (`-3`, `+2w`, `+1m`) or a word for “ago” or “later”; a day of another month, such as `다음 달 5일`; or the end of a
    /// month or a year. ASCII and full-width characters are accepted.
    public init(_ text: String) throws(NotADay) {
        let typed = text.halfWidth.lowercased()
        let letters = typed.filter { !$0.isWhitespace }
        if let index = TimePhrases.relativeDays.firstIndex(where: { $0.phrase.isWord(letters) }) {
            form = .days(TimePhrases.relativeDays[index].days)
        } else if let weekday = TimePhrases.weekday(named: typed) {
            form = .weekday(weekday)
        } else if let found = Self.weekdayOfWeek(typed) ?? Self.lastWeekday(typed) ?? Self.offset(typed)
            ?? Self.away(letters) ?? Self.ofMonth(letters) ?? WrittenDate(typed)?.form
        {
            form = found
        } else {
            guard let day = try? Day(typed) else { throw NotADay(String(text.prefix(32)), takesWords: true) }
            form = .date(day)
        }
    }

    /// Returns whether a text means several days, such as `last week`, or has the form of a date, such as `11月31日` or
    /// `2026-11-32`, even if the date does not exist. Words such as `yesterday` have neither form.
    public static func resembles(_ text: String) -> Bool {
        let typed = text.halfWidth.lowercased()
        return WrittenDate(typed) != nil || TimePhrases.severalDays.isWord(typed.filter { !$0.isWhitespace })
    }

    /// Returns the calendar day that this typed day means, given today and a direction.
    public func day(from today: Day, _ direction: Direction) -> Day {
        switch form {
        case .date(let day): day
        case .days(let count): Day(number: today.number + count)
        case .months(let count): today.adding(months: count)
        case .dayOfMonth(let month, let day): Self.nearest(month: month, day: day, from: today, direction)
        case .dayOfAnyMonth(let day): Self.nearest(day, from: today, direction)
        case .dayOfMonthAway(months: let count, day: let day):
            Day(number: min(today.firstOfMonth.adding(months: count).number + day - 1, today.endOfMonth(count).number))
        case .endOfMonth(months: let count):
            direction == .past && today.endOfMonth(count) > today
                ? today.endOfMonth(count - 1) : today.endOfMonth(count)
        case .endOfYear:
            if let end = try? Day("\(Calendar.date(of: today.number).year)-12-31"), direction == .future || end == today
            {
                end
            } else {
                (try? Day("\(Calendar.date(of: today.number).year - 1)-12-31")) ?? today
            }
        case .lastWeekday(let weekday): Day(number: today.number - ((today.weekday - weekday + 6) % 7 + 1))
        case .weekdayOfWeek(let weekday, let week): Day(number: today.number - today.weekday + 7 * week + weekday)
        case .weekday(let weekday):
            switch direction {
            case .past: TypedDay(.lastWeekday(weekday)).day(from: today, direction)
            case .future: Day(number: today.number + ((weekday - today.weekday + 6) % 7 + 1))
            }
        }
    }

    /// Returns the last or next date with a month and day, including today. February 29 may be up to eight years away.
    private static func nearest(month: Int, day: Int, from today: Day, _ direction: Direction) -> Day {
        let year = Calendar.date(of: today.number).year
        for count in 0...9 {
            let number = Calendar.number(year: year + (direction == .past ? -count : count), month: month, day: day)
            guard Calendar.date(of: number).day == day else { continue }
            if direction == .past ? number <= today.number : number >= today.number { return Day(number: number) }
        }
        return today
    }

    /// Returns the last or next day with a number in its month, including today. One of three months has all numbers.
    private static func nearest(_ number: Int, from today: Day, _ direction: Direction) -> Day {
        for count in 0...2 {
            let month = today.firstOfMonth.adding(months: direction == .past ? -count : count)
            let day = Day(number: month.number + number - 1)
            guard day.month == month.month else { continue }
            if direction == .past ? day <= today : day >= today { return day }
        }
        return today
    }

    /// Returns the calendar day that this typed day means, which must not be after today.
    ///
    /// - Throws: ``DayToCome`` for a day after today.
    public func pastDay(until today: Day) throws(DayToCome) -> Day {
        let day = day(from: today, .past)
        guard day <= today else { throw DayToCome(day) }
        return day
    }
}

extension Day {
    /// Returns the last day of the month at an offset in months from that of this day.
    fileprivate func endOfMonth(_ months: Int) -> Day {
        Day(number: firstOfMonth.adding(months: months + 1).number - 1)
    }
}

extension Argument where Value == TypedDay {
    /// The argument for a typed day in the past or in the future, such as `next friday`.
    public static var day: Argument {
        Argument(TimePhrases.date, example: TimePhrases.example, mostWords: TypedDay.mostWords) {
            try TypedDay(typed: $0)
        }
    }

    /// The argument for a typed day in the past, such as `3 days ago`.
    public static var pastDay: Argument {
        Argument(TimePhrases.date, mostWords: TypedDay.mostWords) { text in
            do {
                return try TypedDay(typed: text)
            } catch let error as NotADay {
                throw error.ofPast
            }
        }
    }
}

/// The error for a future day where today or an earlier day is required.
public struct DayToCome: Explained, Hashable {
    /// The future day.
    public let day: Day

    /// Creates the error for a future day.
    public init(_ day: Day) {
        self.day = day
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { TimePhrases.dayToCome(day) }
}

extension Day {
    /// The weekday as a number, from 0 for Monday to 6 for Sunday.
    public var weekday: Int {
        let remainder = (number + 3) % 7
        return remainder < 0 ? remainder + 7 : remainder
    }

    /// The Monday of this day's week.
    public var firstOfWeek: Day { Day(number: number - weekday) }

    /// January 1 of this day's year.
    public var firstOfYear: Day {
        Day(number: Calendar.number(year: Calendar.date(of: number).year, month: 1, day: 1))
    }

    /// The first day of this day's month.
    public var firstOfMonth: Day { Day(number: number - Calendar.date(of: number).day + 1) }

    /// The calendar year of this day.
    public var year: Int { Calendar.date(of: number).year }

    /// Returns the days of a year, clamped to the range of the calendar.
    public static func ofYear(_ year: Int) -> ClosedRange<Day> {
        let first = Day(number: Calendar.number(year: year, month: 1, day: 1))
        return first...max(first, Day(number: Calendar.number(year: year + 1, month: 1, day: 1) - 1))
    }

    var dayOfMonth: Int { Calendar.date(of: number).day }

    /// The number of this day's month, from 1 to 12.
    public var month: Int { Calendar.date(of: number).month }

    /// The short name of this day's month, such as `Mar`.
    public var shortMonth: Phrase { TimePhrases.shortMonths[month - 1] }

    /// Returns the same day of the month that is `count` months later, or earlier if negative; the last day if that
    /// month is shorter.
    public func adding(months count: Int) -> Day {
        let (year, month, day) = Calendar.date(of: number)
        let months = year * 12 + month - 1 + count
        let first = Calendar.number(year: months / 12, month: months % 12 + 1, day: 1)
        let next = Calendar.number(year: (months + 1) / 12, month: (months + 1) % 12 + 1, day: 1)
        return Day(number: min(first + day - 1, next - 1))
    }
}
