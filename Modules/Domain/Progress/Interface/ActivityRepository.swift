public import MandalartDomainInterface
public import Time

/// Keeps what was done for the items of a chart. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol ActivityRepository: Sendable {
    /// Adds an activity for an item, as it was read with its cell; the item counts as touched. The day is where the person
    /// is.
    ///
    /// - Throws: `MandalartError.empty` if the item is no longer in the chart, and the repository's error when the store
    ///   cannot be written; so does every other function.
    func log(
        _ text: Title, for item: ActionItem, at position: Position, in subGoal: Position, of chart: ChartID,
        at time: Timestamp, on day: Day
    ) async throws -> Activity

    /// All activities of a chart in the order in which they were logged. They go with their item, also to another chart;
    /// those of an item that is gone stay where it was last, and are its own again when an undo brings it back.
    func activities(of chart: ChartID) async throws -> [Activity]

    /// Changes what was done, its day, or both; `nil` leaves one of them.
    ///
    /// - Returns: the activity as it is then.
    /// - Throws: ``ProgressError/noSuchActivity(_:)``.
    func correct(_ number: Int, text: Title?, day: Day?, of chart: ChartID) async throws -> Activity

    /// Removes an activity.
    ///
    /// - Throws: ``ProgressError/noSuchActivity(_:)``.
    func remove(_ number: Int, of chart: ChartID) async throws
}
