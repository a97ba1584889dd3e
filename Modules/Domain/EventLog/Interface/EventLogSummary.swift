public import Time

/// A summary of the event log as a whole.
public struct EventLogSummary: Equatable, Sendable {
    /// Whether events are kept from now on.
    public let isKept: Bool
    /// How many there are.
    public let count: Int
    /// When the earliest of them happened; `nil` when there is none.
    public let since: Timestamp?

    /// A summary of a log; by default of one that has just begun.
    public init(isKept: Bool = true, count: Int = 0, since: Timestamp? = nil) {
        (self.isKept, self.count, self.since) = (isKept, count, since)
    }
}
