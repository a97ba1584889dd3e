import Synchronization

/// Where a program takes the time from: the system, or a clock that is set by hand, so that a run can be had again.
public struct WallClock: Sendable {
    private let reading: @Sendable () -> Timestamp
    private let zone: @Sendable (Timestamp) -> LocalTime
    private let setting: @Sendable (Timestamp) -> Void

    /// A clock that goes by itself, and cannot be set.
    public init(now: @escaping @Sendable () -> Timestamp, localTime: @escaping @Sendable (Timestamp) -> LocalTime) {
        (reading, zone, setting) = (now, localTime, { _ in })
    }

    /// A clock that is set by hand. Each look at it moves it by a millisecond, so that no two moments are the same.
    public init(at start: LocalTime) {
        let hands = Hands(at: start.timestamp)
        reading = {
            hands.time.withLock { time in
                defer { time.milliseconds += 1 }
                return time
            }
        }
        zone = { LocalTime($0, minutesAhead: start.minutesAhead) }
        setting = { new in hands.time.withLock { $0 = new } }
    }

    /// The moment it is now.
    public func now() -> Timestamp { reading() }

    /// A moment where this clock hangs.
    public func localTime(of moment: Timestamp) -> LocalTime { zone(moment) }

    /// Sets the clock, if it is one that is set by hand.
    public func set(to time: Timestamp) { setting(time) }
}

/// The time that all copies of a clock share.
private final class Hands: Sendable {
    let time: Mutex<Timestamp>

    init(at start: Timestamp) {
        time = Mutex(start)
    }
}
