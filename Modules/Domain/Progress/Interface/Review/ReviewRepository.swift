public import MandalartDomainInterface
public import Time

/// Reads the activities of a week, and stores picks, in all charts that are not archived. Every implementation passes
/// the contract suite of the module's Testing target.
public protocol ReviewRepository: Sendable {
    /// Returns the log entries of some days, in the order of logging.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity]

    /// Returns the items that reached 100% since a moment and still exist, the last one first.
    func completed(since time: Timestamp) async throws -> [FoundCell]

    /// Returns the number of edits of cells since a moment that are in effect.
    func edits(since time: Timestamp) async throws -> Int

    /// Returns the items whose picks are in effect on a day, including finished ones: in the order of their days, then
    /// by chart and place.
    func picks(on day: Day) async throws -> [FoundCell]

    /// Picks an item on a day, as one edit of its chart. An item that is already picked is unchanged. A pick follows
    /// its item, and is removed with it.
    ///
    /// - Returns: the day on which it was picked.
    /// - Throws: `MandalartError.empty` if the item is not in the chart, `MandalartError.chartIsArchived`, and
    ///   ``ProgressError/enoughPicked`` if ``Review/mostPicks`` are in effect.
    func pick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws -> Day

    /// Removes a pick that is in effect on a day, as one edit of its chart.
    ///
    /// - Throws: `MandalartError.empty`, and ``ProgressError/notPicked(_:)``.
    func unpick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws
}
