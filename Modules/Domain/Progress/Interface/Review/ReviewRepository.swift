public import MandalartDomainInterface
public import Time

/// Reads the log entries, completed items and edits of a week, and stores picks, in all charts that are not archived.
/// Every implementation passes the contract suite of the module's Testing target.
public protocol ReviewRepository: Sendable {
    /// Returns the log entries of a range of days, in the order of logging.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity]

    /// Returns the items that have reached 100% since a point in time and still exist, the most recent first.
    func completed(since time: Timestamp) async throws -> [FoundCell]

    /// Returns the number of edits of cells since a point in time, without undone ones.
    func edits(since time: Timestamp) async throws -> Int

    /// Returns the items whose picks are in effect on a day, including finished items, ordered by the day of picking,
    /// then by chart and position.
    func picks(on day: Day) async throws -> [FoundCell]

    /// Picks an item on a day, as one edit of its chart. A pick that is in effect is kept unchanged. A pick follows its
    /// item, and is removed with it.
    ///
    /// - Returns: the day on which the item was picked.
    /// - Throws: `MandalartError.empty` if the item is not in the chart, `MandalartError.chartIsArchived`, and
    ///   ``ProgressError/enoughPicked`` if ``Review/mostPicks`` are in effect.
    func pick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws -> Day

    /// Removes an item's pick that is in effect on a day, as one edit of the chart.
    ///
    /// - Throws: `MandalartError.empty`, and ``ProgressError/notPicked(_:)``.
    func unpick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws
}
