/// Stores the event log. Every implementation passes the contract suite of the module's Testing target.
public protocol EventLogRepository: Sendable {
    /// Appends events in memory, and returns at once. The transaction of the next edit stores them, or
    /// ``storeNoted()``.
    func note(_ events: [LoggedEvent])

    /// Appends events of an edit whose transaction is open. That transaction alone stores them; if it fails, they are
    /// dropped.
    func note(ofEdit events: [LoggedEvent])

    /// Stores all noted events except those of an edit; all or none. While logging is off, it drops them. It waits only
    /// briefly for another writer, then throws, and the events stay noted.
    func storeNoted() async throws

    /// The stored events, oldest first, within ``EventLogBounds``.
    func events() async throws -> [LoggedEvent]

    /// The totals of all events since logging began or the log was deleted.
    func totals() async throws -> EventTotals

    /// Whether events are logged, and the number of stored ones.
    func summary() async throws -> EventLogSummary

    /// Turns logging on or off. It is on at first.
    func setKept(_ isKept: Bool) async throws

    /// Permanently deletes all events and their totals.
    func deleteAll() async throws
}

/// The limits of the log.
public enum EventLogBounds {
    /// The maximum number of stored events. Beyond it, the oldest are deleted.
    public static let count = 5_000
    /// The maximum age of a stored event in days.
    public static let days = 730
}
