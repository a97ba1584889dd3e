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
        let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
        let time = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
        let fraction = "\(milliseconds - Int64(seconds) * 1000)"
        let zeros = String(repeating: "0", count: 3 - fraction.count)
        return "\(Self.padded(date, "-"))T\(Self.padded(time, ":")).\(zeros)\(fraction)Z"
    }
}
