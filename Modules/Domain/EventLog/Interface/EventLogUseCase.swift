/// Reads and controls the event log. Features talk to this, never to a repository.
public protocol EventLogUseCase: Sendable {
    /// Whether events are kept, and how many there are.
    ///
    /// - Throws: the repository's error when the store cannot be read; so do the next two.
    func summary() async throws -> EventLogSummary

    /// All events, the oldest first.
    func events() async throws -> [LoggedEvent]

    /// The results of the log.
    func insights() async throws -> Insights

    /// Says whether events are kept from now on. Those that are there stay.
    ///
    /// - Throws: the repository's error when the store cannot be written; so does the next one.
    func setKept(_ isKept: Bool) async throws

    /// Forgets all events, for good.
    func deleteAll() async throws
}
