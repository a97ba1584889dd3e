public import Basics

/// Reads and controls the event log. Features use this protocol, never a repository.
public protocol EventLogUseCase: Sendable {
    /// Returns whether events are logged, the number of stored events, and the time of the earliest.
    func summary() async throws -> EventLogSummary

    /// Returns all stored events, oldest first.
    func events() async throws -> [LoggedEvent]

    /// Returns the insights, which are calculated from the totals of all events.
    func insights() async throws -> Insights

    /// Turns logging on or off. Events that are already stored are kept.
    func setKept(_ isKept: Bool) async throws

    /// Permanently deletes all events and their totals.
    func deleteAll() async throws
}

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

/// Logs the events of features. The app chooses the implementation.
public protocol Logger: Sendable {
    /// Logs an event. Returns at once, and reports no errors, because a failure of logging must not disturb the user.
    func log(_ event: Event)
}
