import Synchronization

/// The source of the current time: the system's clock, or a clock that is set by hand, so that a run can be replayed.
public struct WallClock: Sendable {
    private let reading: @Sendable () -> Timestamp
    private let zone: @Sendable (Timestamp) -> LocalTime
    private let setting: @Sendable (Timestamp) -> Void

    /// Creates a running clock, which cannot be set.
    public init(now: @escaping @Sendable () -> Timestamp, localTime: @escaping @Sendable (Timestamp) -> LocalTime) {
        (reading, zone, setting) = (now, localTime, { _ in })
    }

    /// Creates a clock that is set by hand. Each reading advances it by a millisecond, so that no two readings are
    /// equal.
    public init(at start: LocalTime) {
        let shared = SharedTime(start.timestamp)
        reading = {
            shared.time.withLock { time in
                defer { time.milliseconds += 1 }
                return time
            }
        }
        zone = { LocalTime($0, minutesAhead: start.minutesAhead) }
        setting = { new in shared.time.withLock { $0 = new } }
    }

    /// Returns the current time.
    public func now() -> Timestamp { reading() }

    /// Returns the local time of a moment in this clock's time zone.
    public func localTime(of moment: Timestamp) -> LocalTime { zone(moment) }

    /// Sets the time of a clock that is set by hand. Has no effect on a running clock.
    public func set(to time: Timestamp) { setting(time) }
}

/// The time of a clock that is set by hand, which all copies of the clock share.
private final class SharedTime: Sendable {
    let time: Mutex<Timestamp>

    init(_ start: Timestamp) { time = Mutex(start) }
}
