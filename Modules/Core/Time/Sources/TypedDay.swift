public import Arguments
public import Languages

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

    private enum Form: Hashable {
        case date(Day)
        case days(Int)
        case months(Int)
        /// A weekday, from 0 for Monday.
        case weekday(Int)
        /// A weekday, from 0 for Monday, of the week at an offset in weeks from the current one.
        case weekdayOfWeek(Int, week: Int)
        case dayOfMonth(month: Int, day: Int)
    }

    private let form: Form

    /// The typed day that means today.
    public static let today = TypedDay(.days(0))

    private init(_ form: Form) {
        self.form = form
    }

    /// Creates a typed day for a given day of the calendar.
    public init(_ day: Day) {
        form = .date(day)
    }

    /// Parses a date, also in the form `2026년 11월 1일` or `11月1日`; a word of any of the project's languages; or a number
    /// of days, weeks, or months with a sign (`-3`, `+2w`, `+1m`) or a word for “ago” or “later”. ASCII and full-width
    /// characters are accepted.
    ///
    /// - Throws: ``NotADay``.
    public init(_ text: String) throws(NotADay) {
        let typed = text.halfWidth.lowercased()
        if let index = TimePhrases.relativeDays.firstIndex(where: { $0.phrase.isWord(typed) }) {
            form = .days(TimePhrases.relativeDays[index].days)
        } else if let weekday = TimePhrases.weekdays.firstIndex(where: { $0.isWord(typed) }) {
            form = .weekday(weekday)
        } else if let found = Self.weekdayOfWeek(typed) ?? Self.offset(typed) ?? Self.away(typed)
            ?? Self.writtenDate(typed)
        {
            form = found
        } else {
            guard let day = try? Day(typed) else { throw NotADay(String(text.prefix(32)), takesWords: true) }
            form = .date(day)
        }
    }

    private static func offset(_ typed: String) -> Form? {
        guard let sign = typed.first, sign == "+" || sign == "-" else { return nil }
        let unit = typed.last.flatMap { "dwm".contains($0) ? $0 : nil }
        let digits = typed.dropFirst().dropLast(unit == nil ? 0 : 1)
        guard digits.first?.isNumber == true, let count = Int(digits), count <= 9999 else { return nil }
        let signed = sign == "-" ? -count : count
        return unit == "m" ? .months(signed) : .days(unit == "w" ? signed * 7 : signed)
    }

    /// Parses a weekday of a given week, such as `next friday`, `이번 주 금요일`, or `先週の金曜日`; `nil` for any other text.
    private static func weekdayOfWeek(_ typed: String) -> Form? {
        let letters = typed.filter { !$0.isWhitespace }
        for (phrase, week) in TimePhrases.weeks {
            let weekday = TimePhrases.weekdays.firstIndex { weekday in
                phrase.words.contains { before in weekday.words.contains { letters == before + $0 } }
            }
            if let weekday { return .weekdayOfWeek(weekday, week: week) }
        }
        return nil
    }

    /// Parses a distance from today, such as `3 days ago`, `2주 전`, `1か月前`, `in 3 days`, `2주 후`, or `1か月後`; `nil` for
    /// any other text.
    private static func away(_ typed: String) -> Form? {
        var letters = typed.filter { !$0.isWhitespace }
        let isAhead = letters.hasPrefix("in")
        if isAhead { letters = letters.dropFirst(2) + "later" }
        guard let (count, unit) = number(beginning: letters), count <= 9999 else { return nil }
        if TimePhrases.daysAgo.isWord(unit) { return .days(-count) }
        if TimePhrases.weeksAgo.isWord(unit) { return .days(-count * 7) }
        if TimePhrases.monthsAgo.isWord(unit) { return .months(-count) }
        if TimePhrases.daysLater.isWord(unit) { return .days(count) }
        if TimePhrases.weeksLater.isWord(unit) { return .days(count * 7) }
        return TimePhrases.monthsLater.isWord(unit) ? .months(count) : nil
    }

    /// Splits a text that begins with a number, in digits or as a word, into the number and the rest; `nil` for any
    /// other text.
    private static func number(beginning letters: String) -> (Int, unit: String)? {
        let digits = letters.prefix { $0.isASCII && $0.isNumber }
        if let count = Int(digits) { return (count, String(letters.dropFirst(digits.count))) }
        for (index, number) in TimePhrases.numbers.enumerated() {
            guard let word = number.words.first(where: letters.hasPrefix) else { continue }
            return (index + 1, String(letters.dropFirst(word.count)))
        }
        return nil
    }

    /// Parses a date such as `2026년 11월 1일`, `11月1日`, or `11-01`; `nil` for any other text.
    private static func writtenDate(_ typed: String) -> Form? {
        let parts = typed.split(separator: "-", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }) {
            // Checked in a leap year, which has all days.
            guard let month = Int(parts[0]), let number = Int(parts[1]), (try? Day("2000-\(typed)")) != nil else {
                return nil
            }
            return .dayOfMonth(month: month, day: number)
        }
        let letters = typed.filter { !$0.isWhitespace }
        for (yearMark, monthMark, dayMark) in TimePhrases.dateMarks where letters.last == dayMark {
            var rest = letters.dropLast()[...]
            let year = rest.cutNumber(before: yearMark)
            // If the rest contains the year's mark, there is no number before that mark.
            guard !rest.contains(yearMark), let month = rest.cutNumber(before: monthMark), rest.count <= 2 else {
                continue
            }
            let date = "\(year.map { String($0) } ?? "2000")-\(month)-\(rest)"
            guard let day = try? Day(date), let number = Int(rest) else { continue }
            return year == nil ? .dayOfMonth(month: month, day: number) : .date(day)
        }
        return nil
    }

    /// Returns the calendar day that this typed day means, given today and a direction.
    public func day(from today: Day, _ direction: Direction) -> Day {
        switch form {
        case .date(let day): day
        case .days(let count): Day(number: today.number + count)
        case .months(let count): today.adding(months: count)
        case .dayOfMonth(let month, let day): Self.nearest(month: month, day: day, from: today, direction)
        case .weekdayOfWeek(let weekday, let week): Day(number: today.number - today.weekday + 7 * week + weekday)
        case .weekday(let weekday):
            switch direction {
            case .past: Day(number: today.number - ((today.weekday - weekday + 6) % 7 + 1))
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

    /// Returns the calendar day that this typed day means, which must not be after today.
    ///
    /// - Throws: ``DayToCome`` for a day after today.
    public func pastDay(until today: Day) throws(DayToCome) -> Day {
        let day = day(from: today, .past)
        guard day <= today else { throw DayToCome(day) }
        return day
    }
}

extension Argument where Value == TypedDay {
    /// The argument for a typed day in the past, of up to three words, such as `3 days ago`.
    public static var pastDay: Argument {
        Argument(TimePhrases.date, mostWords: 3) { text throws(NotADay) in
            do throws(NotADay) {
                return try TypedDay(text)
            } catch {
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

extension Substring {
    /// Removes a number and the mark after it from the beginning, and returns the number; `nil` if the text does not
    /// begin with both.
    fileprivate mutating func cutNumber(before mark: Character) -> Int? {
        let digits = prefix { $0.isNumber }
        guard digits.count <= 4, let number = Int(digits), dropFirst(digits.count).first == mark else { return nil }
        self = dropFirst(digits.count + 1)
        return number
    }
}

extension Phrase {
    /// Returns whether a text is one of the phrase's words in any of the project's languages.
    func isWord(_ typed: String) -> Bool { words.contains(typed) }

    /// The words of the phrase in all of the project's languages.
    fileprivate var words: [String] {
        Language.allCases.flatMap { text(in: $0).split(separator: " ").map(String.init) }
    }
}
