/// Keeps the event log. Every implementation passes the contract suite of the module's Testing target.
public protocol EventLogRepository: Sendable {
    /// Appends events in memory, and returns at once. The transaction of the next edit stores them, or ``storeNoted()``.
    func note(_ events: [LoggedEvent])

    /// Appends events of an edit whose transaction is open. That transaction alone stores them; if it fails, they are
    /// dropped.
    func note(ofEdit events: [LoggedEvent])

    /// Stores all noted events but those of an edit, or none; while logging is off, it drops them. It does not wait long for another writer:
    /// it throws, and the events stay noted.
    func storeNoted() async throws

    /// The stored events, oldest first, within ``EventLogBounds``.
    func events() async throws -> [LoggedEvent]

    /// The totals of all events since the log was begun or deleted.
    func totals() async throws -> EventTotals

    /// Whether events are logged, and how many are stored.
    func summary() async throws -> EventLogSummary

    /// Turns logging on or off. It is on at first.
    func setKept(_ isKept: Bool) async throws

    /// Deletes all events and their totals, for good.
    func deleteAll() async throws
}

/// The limits of the log.
public enum EventLogBounds {
    /// The most events that are stored. Beyond it, the oldest are deleted.
    public static let count = 5_000
    /// The most days that an event is stored.
    public static let days = 730
}
