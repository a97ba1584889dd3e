/// A local time: a moment, to the minute, with its offset from UTC. As text, it has the form of RFC 3339 without
/// seconds: `2026-11-21T09:05+09:00`.
public struct LocalTime: Equatable, Sendable {
    /// The moment at the beginning of the minute.
    public let timestamp: Timestamp
    /// The offset from UTC in minutes; negative west of Greenwich.
    public let minutesAhead: Int

    /// Creates the local time of a moment at an offset from UTC in minutes. Seconds are dropped.
    public init(_ timestamp: Timestamp, minutesAhead: Int) {
        let minutes = timestamp.milliseconds.dividedRoundingDown(by: 60_000)
        // The beginning of the earliest representable minute is not representable itself.
        let (beginning, overflows) = minutes.multipliedReportingOverflow(by: 60_000)
        self.timestamp = overflows ? timestamp : Timestamp(milliseconds: beginning)
        self.minutesAhead = minutesAhead
    }

    /// Returns the midnight at which a day begins, in this time's offset from UTC.
    public func midnight(of day: Day) -> Timestamp {
        Timestamp(milliseconds: Int64(day.number) * 86_400_000 - Int64(minutesAhead) * 60_000)
    }

    /// Parses a local time in the form of ``description``; `nil` for any other text.
    public init?(_ text: String) {
        let marks = [4: "-", 7: "-", 10: "T", 13: ":", 19: ":"].mapValues { UInt8(ascii: Unicode.Scalar($0) ?? " ") }
        let bytes = Array(text.utf8)
        guard bytes.count == 22, marks.allSatisfy({ bytes[$0.key] == $0.value }) else { return nil }
        func number(_ range: Range<Int>) -> Int? { Int(String(decoding: bytes[range], as: UTF8.self)) }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
            let minute = number(14..<16), let hoursAhead = number(17..<19), let minutesAhead = number(20..<22)
        else { return nil }
        let ahead = (hoursAhead * 60 + minutesAhead) * (bytes[16] == UInt8(ascii: "-") ? -1 : 1)
        let minutes = (Calendar.number(year: year, month: month, day: day) * 24 + hour) * 60 + minute - ahead
        self.init(Timestamp(milliseconds: Int64(minutes) * 60_000), minutesAhead: ahead)
        guard description == text else { return nil }
    }

    /// Returns the local date and time, such as `2026-11-21 09:05`, with the date separator of the language. In each
    /// language, all such texts with four-digit years are equally wide and sort by time.
    public func minute(in language: Language) -> String {
        "\(Calendar.text(of: dayNumber, separator: language.tongue.dateSeparator)) \(clock)"
    }

    /// The number of minutes since 1970-01-01 00:00 in local time.
    private var minutes: Int64 { timestamp.milliseconds.dividedRoundingDown(by: 60_000) + Int64(minutesAhead) }

    /// The local day, as the number of days since 1970-01-01.
    var dayNumber: Int { Int(minutes.dividedRoundingDown(by: 1440)) }

    private var clock: String { Self.clock(Int(minutes.remainder(by: 1440))) }

    private static func clock(_ minutes: Int) -> String {
        "\(Calendar.digits(minutes / 60, 2)):\(Calendar.digits(minutes % 60, 2))"
    }
}

extension LocalTime: CustomStringConvertible {
    /// The time in the form of RFC 3339 without seconds: `2026-11-21T09:05+09:00`.
    public var description: String {
        "\(Calendar.text(of: dayNumber))T\(clock)\(minutesAhead < 0 ? "-" : "+")\(Self.clock(abs(minutesAhead)))"
    }
}
