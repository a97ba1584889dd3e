public import Basics

/// A summary of the event log as a whole.
public struct EventLogSummary: Equatable, Sendable {
    /// Whether new events are logged.
    public let isKept: Bool
    /// The number of stored events.
    public let count: Int
    /// The time of the earliest stored event; `nil` if there is none.
    public let since: Timestamp?

    /// Creates a summary, by default of an empty log.
    public init(isKept: Bool = true, count: Int = 0, since: Timestamp? = nil) {
        (self.isKept, self.count, self.since) = (isKept, count, since)
    }
}
