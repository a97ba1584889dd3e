public import MandalartDomainInterface
public import Time

/// Reads what belongs to a week, and keeps what is picked for one, among all charts that are not archived. Every
/// implementation passes the contract suite of the module's Testing target.
public protocol ReviewRepository: Sendable {
    /// The log entries of some days, in the order in which they were logged.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity]

    /// The items that came to 100% since a moment and still are there, the last one first.
    func completed(since time: Timestamp) async throws -> [FoundCell]

    /// How many edits of cells were made since a moment and are in effect.
    func edits(since time: Timestamp) async throws -> Int

    /// The items whose picks hold on a day, finished ones among them: in the order of their days, then by
    /// chart and place.
    func picks(on day: Day) async throws -> [FoundCell]

    /// Picks an item on a day, as one edit of its chart. One that is picked stays as it is. A pick goes with its item, and
    /// away with it.
    ///
    /// - Returns: the day on which it was picked.
    /// - Throws: `MandalartError.empty` when there is no such item in the chart, `MandalartError.chartIsArchived`, and
    ///   ``ProgressError/enoughPicked`` where ``Review/mostPicks`` hold.
    func pick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws -> Day

    /// Takes a pick back that holds on a day, as one edit of its chart.
    ///
    /// - Throws: `MandalartError.empty`, and ``ProgressError/notPicked(_:)``.
    func unpick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws
}
