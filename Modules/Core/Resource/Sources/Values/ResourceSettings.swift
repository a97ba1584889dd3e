/// The limits and delays of a store.
public struct ResourceSettings: Sendable {
    /// The maximum number of requests in flight.
    public var requestsAtOnce = 4
    /// The time that loading must take before the status reports it.
    public var noticeDelay: Duration = .milliseconds(100)
    /// The time that a resource stays in memory after it lost its last consumer.
    public var idleTime: Duration = .seconds(60)
    /// The maximum number of unused resources in memory. The longest unused are dropped first.
    public var idleCount = 1_000
    /// The maximum number of values that wait to be written to the disk. The oldest ones beyond it are not stored.
    public var unwrittenCount = 1_000
    /// The retries of failed requests.
    public var retries = ResourceRetries()

    /// The default limits and delays.
    public init() {}
}

/// The number and the delays of retries, after a failure that is not permanent.
public struct ResourceRetries: Sendable {
    /// The maximum number of attempts, including the first. While the outside is known to be unreachable, there is only
    /// one.
    public var tries = 4
    /// The delay after the first failure.
    public var firstWait: Duration = .milliseconds(500)
    /// The factor by which each delay is longer than the one before.
    public var growth = 2.0
    /// The maximum delay.
    public var longestWait: Duration = .seconds(30)
    /// The random share of a delay, from 0 to 1, so that many programs do not retry at the same time.
    public var jitter = 0.5

    /// The default retries.
    public init() {}

    /// The delay after a number of failures, at least 1.
    func wait(after failures: Int, random: inout some RandomNumberGenerator) -> Duration {
        var wait = firstWait
        for _ in 1..<max(failures, 1) where wait < longestWait { wait = wait * growth }
        let share: Double = 1 - jitter * Double.random(in: 0..<1, using: &random)
        return min(wait, longestWait) * share
    }
}
