import Synchronization

/// Where a program takes the time from: the system, or a clock that is set by hand, so that a run can be had again.
public final class WallClock: Sendable {
    private let hands: Mutex<Timestamp>?
    /// How many minutes it is ahead of UTC; `nil` for the system, which knows by the day.
    private let minutesAhead: Int?

    /// The system's clock.
    public static let system = WallClock(hands: nil, minutesAhead: nil)

    /// A clock that is set by hand. Each look at it moves it by a millisecond, so that no two moments are the same.
    public convenience init(at start: LocalTime) {
        self.init(hands: Mutex(start.timestamp), minutesAhead: start.minutesAhead)
    }

    private init(hands: consuming Mutex<Timestamp>?, minutesAhead: Int?) {
        self.hands = hands
        self.minutesAhead = minutesAhead
    }

    /// The moment it is now.
    public func now() -> Timestamp {
        guard
            let time = hands?.withLock({ hands in
                defer { hands.milliseconds += 1 }
                return hands
            })
        else { return .now() }
        return time
    }

    /// A moment where this clock hangs.
    public func localTime(of moment: Timestamp) -> LocalTime {
        guard let minutesAhead else { return LocalTime(moment) }
        return LocalTime(moment, minutesAhead: minutesAhead)
    }

    /// Sets the clock, unless it is the system's.
    public func set(to time: Timestamp) {
        hands?.withLock { $0 = time }
    }
}
