/// A moment in time, in whole milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// The number of milliseconds since 1970-01-01 00:00 UTC.
    public var milliseconds: Int64

    /// Creates the moment that is a number of milliseconds after 1970-01-01 00:00 UTC.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The number of whole seconds since 1970-01-01 00:00 UTC, rounded down.
    public var seconds: Int64 { milliseconds.dividedRoundingDown(by: 1000) }

    /// The moment in UTC, to the millisecond, in the form of RFC 3339: `2026-11-21T08:05:00.250Z`.
    public var universal: String {
        let (day, second) = (seconds.dividedRoundingDown(by: 86_400), seconds.remainder(by: 86_400))
        let time = [second / 3600, second / 60 % 60, second % 60].map { Calendar.digits(Int($0), 2) }
        let fraction = Calendar.digits(Int(milliseconds.remainder(by: 1000)), 3)
        return "\(Calendar.text(of: Int(day)))T\(time.joined(separator: ":")).\(fraction)Z"
    }

    /// Parses a moment in the form of ``universal``: `2026-11-21T08:05:00.250Z`.
    ///
    /// - Throws: ``NotAMoment`` for any other text, and for a time that does not exist.
    public init(universal text: String) throws(NotAMoment) {
        let bytes = Array(text.utf8)
        guard bytes.count == 24, let day = try? Day(String(text.prefix(10))) else { throw NotAMoment(text) }
        func number(_ range: Range<Int>) -> Int64 {
            bytes[range].reduce(0) { $0 * 10 + Int64($1) - Int64(UInt8(ascii: "0")) }
        }
        let minutes = number(11..<13) * 60 + number(14..<16)
        milliseconds = ((Int64(day.number) * 1440 + minutes) * 60 + number(17..<19)) * 1000 + number(20..<23)
        // Misplaced signs and digits, and an hour 24, would be formatted in another way.
        guard universal == text else { throw NotAMoment(text) }
    }

    /// Returns whether the left moment is before the right one.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

/// The error for a text that is not a valid UTC time.
public struct NotAMoment: Explained, Hashable {
    /// The first 32 characters of the invalid text.
    public let text: String

    /// Creates the error for an invalid text.
    public init(_ text: String) {
        self.text = String(text.prefix(32))
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { TimePhrases.notAMoment(text) }
}
