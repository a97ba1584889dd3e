/// The limits and waits of a store.
public struct ResourceSettings: Sendable {
    /// How many requests may be in flight at once.
    public var requestsAtOnce = 4
    /// How long a resource has to be loading before its status says so.
    public var noticeDelay: Duration = .milliseconds(100)
    /// How long a resource stays in memory after the last of those who wanted it has left.
    public var idleTime: Duration = .seconds(60)
    /// How many resources that are not wanted stay in memory; the one left longest goes first.
    public var idleCount = 1_000
    /// How many values may wait to be written to the disk. The oldest above that are not kept on the disk.
    public var unwrittenCount = 1_000
    /// When a failed request is tried again.
    public var retries = ResourceRetries()

    /// The usual limits and waits.
    public init() {}
}

/// When a request is tried again after a failure that waiting or a connection can help.
public struct ResourceRetries: Sendable {
    /// How many tries a request has in all. While the outside is known to be out of reach, it has one.
    public var tries = 4
    /// The wait after the first failure.
    public var firstWait: Duration = .milliseconds(500)
    /// How many times longer each wait is than the one before.
    public var growth = 2.0
    /// The longest wait.
    public var longestWait: Duration = .seconds(30)
    /// The share of a wait that is left to chance, from 0 to 1, so that many programs do not try again together.
    public var jitter = 0.5

    /// The usual waits.
    public init() {}

    /// The wait after so many failures, of which there is at least one.
    func wait(after failures: Int, random: inout some RandomNumberGenerator) -> Duration {
        var wait = firstWait
        for _ in 1..<max(failures, 1) where wait < longestWait { wait = wait * growth }
        let share: Double = 1 - jitter * Double.random(in: 0..<1, using: &random)
        return min(wait, longestWait) * share
    }
}
