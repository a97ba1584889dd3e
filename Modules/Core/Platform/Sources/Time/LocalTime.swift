public import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A moment, to the minute, and how far the clocks are ahead of UTC where a person is. Written as in RFC 3339, without
/// seconds: `2026-11-21T09:05+09:00`.
public struct LocalTime: Equatable, Sendable {
    /// The moment: the beginning of its minute.
    public let timestamp: Timestamp
    /// How many minutes the clocks are ahead of UTC; below zero west of Greenwich.
    public let minutesAhead: Int

    /// Called with a known moment. What is more than whole minutes is cut off.
    public init(_ timestamp: Timestamp, minutesAhead: Int) {
        let minutes = timestamp.milliseconds.dividedRoundingDown(by: 60_000)
        // The first minute that there is a number for is no whole one.
        let (beginning, overflows) = minutes.multipliedReportingOverflow(by: 60_000)
        self.timestamp = overflows ? timestamp : Timestamp(milliseconds: beginning)
        self.minutesAhead = minutesAhead
    }

    /// The moment in the time zone of the system or of `TZ`.
    public init(_ timestamp: Timestamp) {
        var seconds = time_t(timestamp.milliseconds.dividedRoundingDown(by: 1000))
        var parts = tm()
        // Unlike localtime, localtime_r need not look at TZ by itself.
        tzset()
        // A year that the C library has no number for is shown in UTC.
        let minutesAhead = localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff / 60
        self.init(timestamp, minutesAhead: minutesAhead)
    }

    /// Reads what ``description`` writes. `nil` for anything else.
    public init?(_ text: String) {
        let marks = [4: "-", 7: "-", 10: "T", 13: ":", 19: ":"].mapValues { UInt8(ascii: Unicode.Scalar($0) ?? " ") }
        let bytes = Array(text.utf8)
        guard bytes.count == 22, marks.allSatisfy({ bytes[$0.key] == $0.value }) else { return nil }
        func number(_ range: Range<Int>) -> Int32? { Int32(String(decoding: bytes[range], as: UTF8.self)) }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
            let minute = number(14..<16), let hoursAhead = number(17..<19), let minutesAhead = number(20..<22)
        else { return nil }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, day)
        (parts.tm_hour, parts.tm_min) = (hour, minute)
        let ahead = Int(hoursAhead * 60 + minutesAhead) * (bytes[16] == UInt8(ascii: "-") ? -1 : 1)
        let seconds = Int64(timegm(&parts)) - Int64(ahead) * 60
        self.init(Timestamp(milliseconds: seconds * 1000), minutesAhead: ahead)
        guard description == text else { return nil }
    }

    /// The moment to the minute as a clock on the wall shows it and a reader writes it: `2026-11-21 09:05`,
    /// `2026.11.21 09:05` in Korean, `2026/11/21 09:05` in Japanese. In each language all moments of years with four
    /// digits are equally wide, and the later ones sort last.
    public func minute(in language: Language) -> String {
        // A year that the C library has no number for.
        guard let (date, time) = parts(separator: language.dateSeparator) else {
            return "\(timestamp.milliseconds) ms"
        }
        return "\(date) \(time)"
    }

    /// The day alone, as ``minute(in:)`` writes it.
    public func date(in language: Language) -> String {
        parts(separator: language.dateSeparator)?.date ?? "\(timestamp.milliseconds) ms"
    }

    /// The day where the person is, as the number of days since 1970-01-01.
    public var dayNumber: Int {
        let minutes = timestamp.milliseconds.dividedRoundingDown(by: 60_000) + Int64(minutesAhead)
        return Int(minutes.dividedRoundingDown(by: 1440))
    }

    /// The beginning of a day, for its date alone.
    public init(dayNumber: Int) {
        self.init(Timestamp(milliseconds: Int64(dayNumber) * 86_400_000), minutesAhead: 0)
    }

    private func parts(separator: String = "-") -> (date: String, time: String)? {
        let seconds = timestamp.milliseconds.dividedRoundingDown(by: 1000)
        let (shifted, overflows) = seconds.addingReportingOverflow(Int64(minutesAhead) * 60)
        var local = time_t(shifted)
        var parts = tm()
        guard !overflows, gmtime_r(&local, &parts) != nil else { return nil }
        let date = [(Int(parts.tm_year) + 1900, 4), (Int(parts.tm_mon) + 1, 2), (Int(parts.tm_mday), 2)]
        return (
            date.map { Self.digits($0, $1) }.joined(separator: separator),
            Self.clock(Int(parts.tm_hour) * 60 + Int(parts.tm_min))
        )
    }

    private static func clock(_ minutes: Int) -> String {
        "\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
    }

    /// A number with zeros before it.
    static func digits(_ number: Int, _ count: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}

extension LocalTime: CustomStringConvertible {
    /// As in RFC 3339.
    public var description: String {
        let (date, time) = parts() ?? ("\(timestamp.milliseconds)", "ms")
        return "\(date)T\(time)\(minutesAhead < 0 ? "-" : "+")\(Self.clock(abs(minutesAhead)))"
    }
}

extension Language {
    fileprivate var dateSeparator: String {
        switch self {
        case .english: "-"
        case .korean: "."
        case .japanese: "/"
        }
    }
}

extension Int64 {
    /// The quotient, rounded down also below zero: half a second before 1970 is in second -1.
    func dividedRoundingDown(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
