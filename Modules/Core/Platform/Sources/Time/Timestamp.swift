#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A moment, in whole milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    public var milliseconds: Int64

    /// A known moment, for tests and for rows read from a store.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The moment it is now, by the system's clock.
    public static func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    /// Earlier before later.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
