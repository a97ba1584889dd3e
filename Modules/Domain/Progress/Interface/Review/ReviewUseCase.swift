public import MandalartDomainInterface
public import Time

/// Reviews a week, and picks items for the next one. Features use this, never a repository.
public protocol ReviewUseCase: Sendable {
    /// Returns the progress of the last week, the stalled items, and the picks.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func review() async throws -> Review

    /// Picks an action item for seven days, as one edit of its chart. An item that is already picked is unchanged.
    ///
    /// - Returns: the last day of the pick.
    /// - Throws: ``ChangedSince`` if another item is in its place, ``ProgressError/enoughPicked``,
    ///   `MandalartError.chartIsArchived`, and the repository's error when the store cannot be written.
    func pick(_ found: FoundCell) async throws -> Day

    /// Removes a pick, as one edit of its chart.
    ///
    /// - Throws: ``ChangedSince``, ``ProgressError/notPicked(_:)``, and the repository's error when the store cannot be
    ///   written.
    func unpick(_ found: FoundCell) async throws
}
