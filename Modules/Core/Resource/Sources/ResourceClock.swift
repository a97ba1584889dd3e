public import Basics
import Platform

/// The clock of a ``ResourceStore``, which tells the time and rings alarms.
@MainActor public protocol ResourceClock: AnyObject {
    /// The wall-clock time, which is stored with each value. It goes back if the system's clock is set back.
    var now: Timestamp { get }
    /// The monotonic time since a fixed moment in the past.
    var elapsed: Duration { get }

    /// Calls `ring` once, when ``elapsed`` reaches `time`, but never before this method returns.
    ///
    /// - Returns: a function that cancels the alarm, and has no effect if the alarm has rung.
    func setAlarm(at time: Duration, _ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// The system's clock.
public final class SystemResourceClock: ResourceClock {
    private let start = ContinuousClock.now

    /// Creates a clock, whose elapsed time begins now.
    public init() {}

    /// The system's time of day.
    public var now: Timestamp { .now() }

    /// The time since the clock was created.
    public var elapsed: Duration { ContinuousClock.now - start }

    /// Starts a task that sleeps until `time` and then calls `ring`.
    public func setAlarm(at time: Duration, _ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let task = Task { [deadline = start + time] in
            try? await Task.sleep(until: deadline, clock: .continuous)
            if !Task.isCancelled { ring() }
        }
        return { task.cancel() }
    }
}
