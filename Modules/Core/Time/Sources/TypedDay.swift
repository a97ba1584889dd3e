public import Arguments
public import Languages

/// A day as a person types it: a date, or one seen from today: `yesterday`, `friday`, `-3`, `+2w`, `+1m`.
public struct TypedDay: Hashable, Sendable {
    /// Where a day of the week is looked for.
    public enum Direction: Sendable {
        /// The last one before today.
        case past
        /// The next one after today.
        case future
    }

    private enum Form: Hashable {
        case date(Day)
        case days(Int)
        case months(Int)
        /// From 0, Monday.
        case weekday(Int)
    }

    private let form: Form

    /// A day of the calendar.
    public init(_ day: Day) {
        form = .date(day)
    }

    /// Parses a date, or a word of any of the project's languages, or a signed number of days, weeks (`w`) or months
    /// (`m`), with ASCII or full-width characters.
    ///
    /// - Throws: ``NotADay``.
    public init(_ text: String) throws(NotADay) {
        let typed = text.halfWidth.lowercased()
        if let index = TimePhrases.relativeDays.firstIndex(where: { $0.phrase.isWord(typed) }) {
            form = .days(TimePhrases.relativeDays[index].days)
        } else if let weekday = TimePhrases.weekdays.firstIndex(where: { $0.isWord(typed) }) {
            form = .weekday(weekday)
        } else if let offset = Self.offset(typed) {
            form = offset
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

    /// The day, seen from another one.
    public func day(from today: Day, _ direction: Direction) -> Day {
        switch form {
        case .date(let day): day
        case .days(let count): Day(number: today.number + count)
        case .months(let count): today.adding(months: count)
        case .weekday(let weekday):
            switch direction {
            case .past: Day(number: today.number - ((today.weekday - weekday + 6) % 7 + 1))
            case .future: Day(number: today.number + ((weekday - today.weekday + 6) % 7 + 1))
            }
        }
    }

    /// The day of something that has happened.
    ///
    /// - Throws: ``DayToCome`` for a day after today.
    public func pastDay(until today: Day) throws(DayToCome) -> Day {
        let day = day(from: today, .past)
        guard day <= today else { throw DayToCome(day) }
        return day
    }
}

extension Argument where Value == TypedDay {
    /// A day.
    public static var day: Argument { Argument(TimePhrases.date, TypedDay.init) }
}

/// A day after today, given for something that has happened.
public struct DayToCome: Explained, Hashable {
    /// The day.
    public let day: Day

    /// The error for a day.
    public init(_ day: Day) {
        self.day = day
    }

    /// One line for a person, with what to do.
    public var explanation: Phrase { TimePhrases.dayToCome(day) }
}

extension Day {
    /// The day of the week, from 0, Monday, to 6.
    public var weekday: Int {
        let remainder = (number + 3) % 7
        return remainder < 0 ? remainder + 7 : remainder
    }

    /// The same day of another month, or the last one of a month that is shorter.
    public func adding(months count: Int) -> Day {
        let (year, month, day) = Calendar.date(of: number)
        let months = year * 12 + month - 1 + count
        let first = Calendar.number(year: months / 12, month: months % 12 + 1, day: 1)
        let next = Calendar.number(year: (months + 1) / 12, month: (months + 1) % 12 + 1, day: 1)
        return Day(number: min(first + day - 1, next - 1))
    }
}

extension Phrase {
    /// Whether a text is one of the words of the phrase, in any language of the project.
    fileprivate func isWord(_ typed: String) -> Bool {
        Language.allCases.contains { text(in: $0).split(separator: " ").contains { $0 == typed } }
    }
}
