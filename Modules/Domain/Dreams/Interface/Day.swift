public import Languages
public import Platform

/// A day of the calendar, without a time: from 0001-01-01 to 9999-12-31.
public struct Day: Hashable, Comparable, Sendable {
    /// The parts as a calendar on the wall has them.
    public let year, month, day: Int

    /// Called with parts from outside. `nil` for a day that no calendar has, such as February 29 of most years.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads what a person typed, in the way of any of the program's languages: `2027-03-21`, `2027.3.21`, `2027/3/21`.
    ///
    /// - Throws: ``DreamsError/notADay(_:)``.
    public init(_ text: String) throws(DreamsError) {
        let separator = text.first { !$0.isNumber } ?? "-"
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard "-./".contains(separator), parts.count == 3, parts[0].utf8.count == 4,
            let numbers = Self.numbers(parts),
            let day = Day(year: numbers[0], month: numbers[1], day: numbers[2])
        else { throw .notADay(text) }
        self = day
    }

    /// The day of a moment, where a person is.
    public init(of time: LocalTime) {
        let minutes = time.timestamp.milliseconds / 60_000 + Int64(time.minutesAhead)
        let shifted = minutes.clamped(to: Self.firstMinute...Self.lastMinute) - Self.firstMinute
        var left = Int(shifted / 1440)
        // 400 years have always as many days.
        var (year, month) = (1 + left / 146_097 * 400, 1)
        left %= 146_097
        while left >= Self.days(in: year) {
            left -= Self.days(in: year)
            year += 1
        }
        while left >= Self.days(in: month, of: year) {
            left -= Self.days(in: month, of: year)
            month += 1
        }
        (self.year, self.month, self.day) = (year, month, left + 1)
    }

    /// Earlier before later.
    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// As people of each language write it: `2027-03-21`, `2027.03.21` in Korean, `2027/03/21` in Japanese.
    public var phrase: Phrase {
        let (year, month, day) = (Self.digits(year, 4), Self.digits(month, 2), Self.digits(day, 2))
        return Phrase(
            en: "\(year)-\(month)-\(day)", ko: "\(year).\(month).\(day)", ja: "\(year)/\(month)/\(day)")
    }

    /// The minutes since 1970 at which the first and the last day begin.
    private static let (firstMinute, lastMinute): (Int64, Int64) = (-719_162 * 1440, 2_932_896 * 1440)

    private static func numbers(_ parts: [Substring]) -> [Int]? {
        let numbers = parts.compactMap { part in
            part.utf8.count <= 4 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

    private static func days(in year: Int) -> Int { isLeap(year) ? 366 : 365 }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// A number with zeros before it.
    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: count - text.count) + text
    }
}

extension Day: CustomStringConvertible {
    /// As in RFC 3339: `2027-03-21`.
    public var description: String { phrase.english }
}

extension Int64 {
    fileprivate func clamped(to range: ClosedRange<Int64>) -> Int64 {
        Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
    }
}
