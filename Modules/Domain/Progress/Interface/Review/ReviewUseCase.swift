public import MandalartDomainInterface
public import Time

/// Looks back on a week, and picks items for the next one. Features talk to this, never to a repository.
public protocol ReviewUseCase: Sendable {
    /// The progress of the last week, the stalled items, and the picks.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func review() async throws -> Review

    /// Picks an action item for seven days, as one edit of its chart. Nothing happens to one that is picked.
    ///
    /// - Returns: the last day for which it is picked.
    /// - Throws: ``ChangedSince`` when another item is in its place, ``ProgressError/enoughPicked``,
    ///   `MandalartError.chartIsArchived`, and the repository's error when the store cannot be written.
    func pick(_ found: FoundCell) async throws -> Day

    /// Takes a pick back, as one edit of its chart.
    ///
    /// - Throws: ``ChangedSince``, ``ProgressError/notPicked(_:)``, and the repository's error when the store cannot be
    ///   written.
    func unpick(_ found: FoundCell) async throws
}
