/// Keeps the event log. Every implementation passes the contract suite of the module's Testing target.
public protocol EventLogRepository: Sendable {
    /// Adds events at the end, all or none, in the order in which they come. Does nothing while none are kept. They may
    /// be lost with the power of the machine, and writing them never takes long: rather it throws.
    func append(_ events: [LoggedEvent]) async throws

    /// The events of some kinds, in the order in which they were added.
    func events(of kinds: Set<EventKind>) async throws -> [LoggedEvent]

    /// How full each chart became, by its number. It says what the events about saved cells say, however many there are.
    func peaks() async throws -> [ChartPeak]

    /// Whether events are kept, and how many there are.
    func summary() async throws -> EventLogSummary

    /// Says whether events are kept from now on. At first they are.
    func setKept(_ isKept: Bool) async throws

    /// Forgets all events, for good.
    func deleteAll() async throws
}
