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
