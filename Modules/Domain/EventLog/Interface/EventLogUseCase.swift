/// Reads and controls the event log. Features use this, never a repository.
public protocol EventLogUseCase: Sendable {
    /// Returns whether events are logged, and the number of stored ones.
    ///
    /// - Throws: the repository's error when the store cannot be read; so do the next two.
    func summary() async throws -> EventLogSummary

    /// Returns all stored events, oldest first.
    func events() async throws -> [LoggedEvent]

    /// Returns the insights from the log.
    func insights() async throws -> Insights

    /// Turns logging on or off. Stored events are kept.
    ///
    /// - Throws: the repository's error when the store cannot be written; so does the next one.
    func setKept(_ isKept: Bool) async throws

    /// Permanently deletes all events.
    func deleteAll() async throws
}
