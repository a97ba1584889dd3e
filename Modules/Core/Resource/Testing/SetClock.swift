public import Basics
public import Resource

/// A clock that a test advances, and that rings its alarms as it is advanced.
public final class SetClock: ResourceClock {
    /// The time of day. Setting it does not affect the alarms.
    public var now: Timestamp
    /// The total time by which the clock was advanced.
    public private(set) var elapsed: Duration = .zero

    private var alarms: [(number: Int, time: Duration, ring: @MainActor () -> Void)] = []
    private var lastNumber = 0

    /// Noon of 2026-11-25 in UTC.
    public nonisolated static let noon = Timestamp(milliseconds: 1_795_608_000_000)

    /// Creates a clock; by default, at noon of a fixed day.
    public init(now: Timestamp = SetClock.noon) {
        self.now = now
    }

    /// Sets an alarm, which rings when the clock is advanced to its time.
    public func setAlarm(at time: Duration, _ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        lastNumber += 1
        alarms.append((lastNumber, time, ring))
        return { [number = lastNumber] in self.alarms.removeAll { $0.number == number } }
    }

    /// Advances the clock. Each alarm rings at its time, including alarms that are set meanwhile.
    public func advance(by duration: Duration) {
        let end = elapsed + duration
        while let next = alarms.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
            alarms.removeAll { $0.number == next.number }
            move(to: max(next.time, elapsed))
            next.ring()
        }
        move(to: end)
    }

    private func move(to time: Duration) {
        now.milliseconds += Int64((time / .milliseconds(1)).rounded() - (elapsed / .milliseconds(1)).rounded())
        elapsed = time
    }
}
