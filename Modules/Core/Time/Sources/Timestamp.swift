/// A moment, in whole milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    public var milliseconds: Int64

    /// A known moment, for tests and for rows read from a store.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Whole seconds since 1970-01-01 00:00 UTC, rounded down.
    public var seconds: Int64 { milliseconds.dividedRoundingDown(by: 1000) }

    /// The moment in UTC as programs write it (RFC 3339), to the millisecond: `2026-11-21T08:05:00.250Z`.
    public var universal: String {
        let (day, second) = (seconds.dividedRoundingDown(by: 86_400), seconds.remainder(by: 86_400))
        let time = [second / 3600, second / 60 % 60, second % 60].map { Calendar.digits(Int($0), 2) }
        let fraction = Calendar.digits(Int(milliseconds.remainder(by: 1000)), 3)
        return "\(Calendar.text(of: Int(day)))T\(time.joined(separator: ":")).\(fraction)Z"
    }

    /// Earlier before later.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
