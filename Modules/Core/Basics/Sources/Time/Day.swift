/// A day of the calendar, without a time of day, from 0001-01-01 to 9999-12-31.
public struct Day: Hashable, Comparable, Sendable {
    /// The number of days since 1970-01-01.
    public let number: Int

    /// The range from the number of the first day to that of the last.
    private static let range = -719_162...2_932_896

    /// Creates the day that is a number of days after 1970-01-01, clamped to the calendar's range.
    public init(number: Int) {
        self.number = min(Self.range.upperBound, max(Self.range.lowerBound, number))
    }

    /// Creates the day on which a local time falls.
    public init(of time: LocalTime) {
        self.init(number: time.dayNumber)
    }

    /// Returns the moment at which the day begins in a time zone: its midnight, or the change of the clock that skips
    /// its midnight. `localTime` returns the local time of a moment in that zone.
    public func beginning(in localTime: (Timestamp) -> LocalTime) -> Timestamp {
        // The midnight of every zone is between these two moments, and at most one change of the clock is.
        let midnights = [number - 1, number + 1].map { number in
            localTime(Timestamp(milliseconds: Int64(number) * 86_400_000)).midnight(of: self)
        }
        return midnights.filter { Day(of: localTime($0)) == self }.min() ?? midnights[0]
    }

    /// Parses a typed date, such as `2027-03-21` or `2027-3-21`, with `-`, `/`, `.`, or the date separator of any of
    /// the project's languages.
    ///
    /// - Throws: ``NotADay``, also for a date that does not exist, such as February 29 of most years.
    public init(_ text: String) throws(NotADay) {
        // No valid date is longer. Longer text is rejected without parsing.
        guard text.utf8.count <= 32 else { throw NotADay(String(text.prefix(32))) }
        let separator = text.first { !$0.isNumber } ?? "-"
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard separator.isDateSeparator, parts.count == 3, parts[0].utf8.count == 4,
            let numbers = Self.numbers(parts), numbers[0] >= 1, (1...12).contains(numbers[1])
        else { throw NotADay(text) }
        number = Calendar.number(year: numbers[0], month: numbers[1], day: numbers[2])
        guard Calendar.date(of: number) == (numbers[0], numbers[1], numbers[2]) else { throw NotADay(text) }
    }

    /// Returns whether the left day is before the right one.
    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    /// The date in the form `2027-03-21`, with the date separator of the reader's language.
    public var phrase: Phrase {
        Phrase(made: { Calendar.text(of: number, separator: $0.tongue.dateSeparator) })
    }

    /// The date with the short name of its weekday, such as `Sun 2027-03-21`.
    public var withWeekday: Phrase {
        let (date, weekday) = (phrase, Weekday(of: self).shortName)
        return Phrase("\(weekday) \(date)", .ko("\(date)(\(weekday))"), .ja("\(date)（\(weekday)）"))
    }

    /// The date with the names of the weekday and the month, such as Sunday 21 March 2027.
    public var named: Phrase {
        let (year, month, day) = Calendar.date(of: number)
        return TimePhrases.named(weekday: weekday, year: year, month: month, day: day)
    }

    /// The month with its year in words: `Nov 2026`.
    public var namedMonth: Phrase { TimePhrases.named(year: year, month: month) }

    /// Returns the numbers of parts of up to four digits; `nil` if a part is another text, such as one with a sign.
    static func numbers(_ parts: [Substring]) -> [Int]? {
        let numbers = parts.compactMap { part in
            part.utf8.count <= 4 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }
}

extension Character {
    /// Whether the character separates the parts of a date: `-`, `/`, `.`, or the date separator of one of the
    /// project's languages.
    var isDateSeparator: Bool {
        "-/.".contains(self) || Language.allCases.contains { $0.tongue.dateSeparator == self }
    }
}

extension Day: CustomStringConvertible {
    /// The date in the form of RFC 3339: `2027-03-21`.
    public var description: String { Calendar.text(of: number) }
}

/// The error for a text that is not a valid day.
public struct NotADay: Explained, Hashable {
    /// The invalid text as it was typed; of a long text, only the first 32 characters.
    public let text: String
    /// The form in which a day was expected.
    private let kind: Kind

    private enum Kind {
        /// A date only.
        case date
        /// A date, or words such as `yesterday`.
        case words
        /// A date in the past, or words such as `yesterday`.
        case past
    }

    /// Creates the error for an invalid text.
    public init(_ text: String) {
        (self.text, kind) = (text, .date)
    }

    /// Creates the error for an invalid text. `takesWords` says whether words such as `tomorrow` would be valid, too.
    public init(_ text: String, takesWords: Bool) {
        (self.text, kind) = (text, takesWords ? .words : .date)
    }

    private init(_ text: String, _ kind: Kind) {
        (self.text, self.kind) = (text, kind)
    }

    /// The same error for text that was expected to mean a day in the past.
    var ofPast: NotADay { NotADay(text, .past) }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch kind {
        case .date: TimePhrases.notADay(text)
        case .words: TimePhrases.notATypedDay(text)
        case .past: TimePhrases.notAPastDay(text)
        }
    }
}
