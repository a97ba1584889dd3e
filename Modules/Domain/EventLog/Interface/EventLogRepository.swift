/// Keeps the event log. Every implementation passes the contract suite of the module's Testing target.
public protocol EventLogRepository: Sendable {
    /// Takes events at the end, in the order in which they come. They are stored with the next edit of the store, in its
    /// transaction, or by ``storeNoted()``; until then they are in memory alone. Returns at once.
    func note(_ events: [LoggedEvent])

    /// Stores what was noted, all or none; while no events are kept, it is forgotten. It never waits long: rather it
    /// throws, and what was noted stays noted.
    func storeNoted() async throws

    /// The events that are stored, in the order in which they were noted: the newest ones, ``EventLogBounds`` says how
    /// many.
    func events() async throws -> [LoggedEvent]

    /// What all events tell that were stored since the log was begun or deleted.
    func totals() async throws -> EventTotals

    /// Whether events are kept, and how many there are.
    func summary() async throws -> EventLogSummary

    /// Says whether events are kept from now on. At first they are.
    func setKept(_ isKept: Bool) async throws

    /// Forgets all events and what they told, for good.
    func deleteAll() async throws
}

/// How much the log keeps.
public enum EventLogBounds {
    /// The most events that are stored. An older one makes room for a newer one.
    public static let count = 5_000
    /// For how many days an event is stored, at most.
    public static let days = 730
}
