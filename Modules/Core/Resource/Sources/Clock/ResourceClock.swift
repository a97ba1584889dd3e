import Platform
public import Time

/// The source of a store's time and alarms.
@MainActor public protocol ResourceClock: AnyObject {
    /// The time of day, which is stored with values. It may be set back.
    var now: Timestamp { get }
    /// The monotonic time since some moment in the past.
    var elapsed: Duration { get }

    /// Calls `ring` once, as soon as ``elapsed`` reaches a time, and never before this returns.
    func setAlarm(at time: Duration, _ ring: @escaping @MainActor () -> Void) -> any ResourceAlarm
}

/// An alarm of a clock.
@MainActor public protocol ResourceAlarm {
    /// Cancels the alarm.
    func cancel()
}

/// The system's clock.
public final class SystemResourceClock: ResourceClock {
    private let start = ContinuousClock.now

    /// Creates the clock.
    public init() {}

    /// The time of the system's clock.
    public var now: Timestamp { .now() }

    /// The time since the clock was created.
    public var elapsed: Duration { ContinuousClock.now - start }

    /// Starts a task that sleeps until the time.
    public func setAlarm(at time: Duration, _ ring: @escaping @MainActor () -> Void) -> any ResourceAlarm {
        let deadline = start + time
        return SleepingAlarm(
            task: Task {
                try? await Task.sleep(until: deadline, clock: .continuous)
                if !Task.isCancelled { ring() }
            })
    }

    private struct SleepingAlarm: ResourceAlarm {
        let task: Task<Void, Never>

        func cancel() { task.cancel() }
    }
}
