public import Basics
public import MandalartDomainInterface

/// Reviews the last week, and picks items for the next one. Features use this protocol, never a repository.
public protocol ReviewUseCase: Sendable {
    /// Returns the progress of the last week, the stalled items, and the picks.
    func review() async throws -> Review

    /// Picks an action item for seven days, as one edit of its chart. A pick that is in effect is kept unchanged.
    ///
    /// - Returns: the item, and the last day on which the pick is in effect.
    /// - Throws: `ChangedSince` if the item is gone or has another title, ``ProgressError/enoughPicked``,
    ///   `MandalartError.chartIsArchived`, and the repository's error when the store cannot be written.
    func pick(_ found: FoundCell) async throws -> (item: EditedItem, until: Day)

    /// Removes the pick of an action item, as one edit of its chart.
    ///
    /// - Returns: the item.
    /// - Throws: `ChangedSince`, ``ProgressError/notPicked(_:)``, and the repository's error when the store cannot be
    ///   written.
    func unpick(_ found: FoundCell) async throws -> EditedItem
}
