public import Basics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Timestamp {
    /// Returns the current time of the system's clock, limited to the years from 1970 to 9998, where calendars end.
    public static func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    /// Returns the current time of the system's clock, in microseconds since 1970-01-01 00:00 UTC, limited to the years
    /// from 1970 to 9998.
    public static func microsecondsNow() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let second = min(max(Int64(time.tv_sec), 0), lastSecond)
        return UInt64(second) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
    }

    /// Creates the time of a clock, within the years from 1970 to 9998.
    init(seconds: Int64, nanoseconds: Int64) {
        let second = min(max(seconds, 0), Self.lastSecond)
        self.init(milliseconds: second * 1000 + (second == seconds ? nanoseconds / 1_000_000 : 0))
    }

    /// Makes sure that the system's clock is within the years from 1970 to 9998.
    public static func requireClock() throws(ClockOutOfRange) { try now().requireWithinClock() }

    func requireWithinClock() throws(ClockOutOfRange) {
        guard seconds > 0, seconds < Self.lastSecond else { throw ClockOutOfRange() }
    }

    /// The last second of the year 9998 in UTC.
    private static let lastSecond: Int64 = 253_370_764_799
}

/// The error for a clock that is at the end of its range, where no calendar can go on.
public struct ClockOutOfRange: Explained, Equatable {
    /// The one-line message of the error.
    public var explanation: Phrase { SystemPhrases.clockOutOfRange }
}

extension LocalTime {
    /// Creates the local time of a timestamp, in the time zone of `TZ`, or else of the system.
    public init(_ timestamp: Timestamp) {
        var seconds = time_t(timestamp.seconds)
        var parts = tm()
        // Unlike localtime, localtime_r need not read TZ by itself.
        tzset()
        // A time whose year the C library cannot represent is shown in UTC.
        let minutesAhead = localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff / 60
        self.init(timestamp, minutesAhead: minutesAhead)
    }
}

extension WallClock {
    /// The system's clock, in the time zone of `TZ`, or else of the system.
    public static let system = WallClock(now: { .now() }, localTime: { LocalTime($0) })
}
