/// The limits of a store.
public struct ResourceSettings: Sendable {
    /// The maximum number of requests in flight.
    public var requestsAtOnce = 4
    /// The maximum number of attempts of a request, including the first, after transient failures.
    public var tries = 4
    /// The time for which a resource stays in memory after losing its last consumer.
    public var idleTime: Duration = .seconds(60)
    /// The maximum number of unused resources in memory. If there are more, the longest unused ones are dropped.
    public var idleCount = 1_000

    /// Creates the default limits.
    public init() {}
}
