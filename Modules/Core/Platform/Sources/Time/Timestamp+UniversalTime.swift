#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Timestamp {
    /// The moment in UTC as programs write it (RFC 3339), to the millisecond: `2026-11-21T08:05:00.250Z`.
    public var universal: String {
        var seconds = time_t(milliseconds.dividedRoundingDown(by: 1000))
        var parts = tm()
        // A year that the C library has no number for.
        guard gmtime_r(&seconds, &parts) != nil else { return "\(milliseconds) ms" }
        let date = [(Int(parts.tm_year) + 1900, 4), (Int(parts.tm_mon) + 1, 2), (Int(parts.tm_mday), 2)]
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec]
        let fraction = LocalTime.digits(Int(milliseconds - Int64(seconds) * 1000), 3)
        return date.map { LocalTime.digits($0, $1) }.joined(separator: "-") + "T"
            + time.map { LocalTime.digits(Int($0), 2) }.joined(separator: ":") + ".\(fraction)Z"
    }
}
