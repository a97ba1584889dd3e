/// The limits and delays of a store.
public struct ResourceSettings: Sendable {
    /// The maximum number of requests in flight.
    public var requestsAtOnce = 4
    /// The time after which the status reports that a resource is loading.
    public var noticeDelay: Duration = .milliseconds(100)
    /// The time for which a resource stays in memory after losing its last consumer.
    public var idleTime: Duration = .seconds(60)
    /// The maximum number of unused resources in memory. If there are more, the longest unused ones are dropped.
    public var idleCount = 1_000
    /// The maximum number of values waiting to be written to the disk; if there are more, the oldest are discarded.
    public var unwrittenCount = 1_000
    /// The retries of failed requests.
    public var retries = ResourceRetries()

    /// Creates the default limits and delays.
    public init() {}
}

/// The number and the delays of retries, after a failure that is not permanent.
public struct ResourceRetries: Sendable {
    /// The maximum number of attempts, including the first. While the source is known to be unreachable, there is only
    /// one.
    public var tries = 4
    /// The delay after the first failure.
    public var firstWait: Duration = .milliseconds(500)
    /// The factor by which the delay grows after each further failure.
    public var growth = 2.0
    /// The maximum delay.
    public var longestWait: Duration = .seconds(30)
    /// The largest fraction, from 0 to 1, by which a delay is randomly shortened, so that many programs do not retry at
    /// the same time.
    public var jitter = 0.5

    /// Creates the default number and delays of retries.
    public init() {}

    /// Returns the delay before the next attempt, after one or more failures.
    func wait(after failures: Int, random: inout some RandomNumberGenerator) -> Duration {
        var wait = firstWait
        for _ in 1..<max(failures, 1) where wait < longestWait { wait = wait * growth }
        let share: Double = 1 - jitter * Double.random(in: 0..<1, using: &random)
        return min(wait, longestWait) * share
    }
}
