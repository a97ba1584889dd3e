public import Time

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Timestamp {
    /// Returns the current time of the system's clock.
    public static func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
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
