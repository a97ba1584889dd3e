import Platform
public import Time

/// Where a store takes the time from, and what wakes it.
@MainActor public protocol ResourceClock: AnyObject {
    /// The time of day, as answers keep it. It may be set back.
    var now: Timestamp { get }
    /// The time since some moment in the past. It only grows.
    var elapsed: Duration { get }

    /// Calls `ring` once, as soon as ``elapsed`` has reached a time, and never before this returns.
    func setAlarm(at time: Duration, _ ring: @escaping @MainActor () -> Void) -> any ResourceAlarm
}

/// An alarm of a clock.
@MainActor public protocol ResourceAlarm {
    /// Keeps the alarm from ringing.
    func cancel()
}

/// The system's clock.
public final class SystemResourceClock: ResourceClock {
    private let start = ContinuousClock.now

    /// The clock.
    public init() {}

    /// The time by the system's clock.
    public var now: Timestamp { .now() }

    /// The time since this was made.
    public var elapsed: Duration { ContinuousClock.now - start }

    /// Sleeps in a task.
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
