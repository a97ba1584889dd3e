/// Stores the event log. Every implementation passes the contract suite of the module's Testing target.
public protocol EventLogRepository: Sendable {
    /// Keeps events in memory, and returns at once. The events are stored by the transaction of the next edit, or by
    /// ``storeNoted()``.
    func note(_ events: [LoggedEvent])

    /// Stores the events that wait in memory; stores all of them, or none. While logging is off, discards them. If
    /// another program keeps writing to the store, throws after a short time; the events then stay in memory.
    func storeNoted() async throws

    /// Returns the stored events, oldest first, within ``EventLogBounds``.
    func events() async throws -> [LoggedEvent]

    /// Returns the totals of all events since logging began or the log was last deleted.
    func totals() async throws -> EventTotals

    /// Returns whether events are logged, the number of stored events, and the time of the earliest.
    func summary() async throws -> EventLogSummary

    /// Turns logging on or off. At first, logging is on.
    func setKept(_ isKept: Bool) async throws

    /// Permanently deletes all events and their totals.
    func deleteAll() async throws
}

/// The limits of the event log.
public enum EventLogBounds {
    /// The maximum number of stored events. If there are more, the oldest are deleted.
    public static let count = 5_000
    /// The maximum age of a stored event in days.
    public static let days = 730
}
