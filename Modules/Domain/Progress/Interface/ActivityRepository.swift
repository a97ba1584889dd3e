public import MandalartDomainInterface
public import Time

/// Stores the activities for the items of a chart. Every implementation passes the contract suite of the module's
/// Testing target.
public protocol ActivityRepository: Sendable {
    /// Adds an activity for an item, given as it was read from its cell; the item counts as edited. The day is local.
    ///
    /// - Throws: `MandalartError.empty` if the item is no longer in the chart, and the repository's error when the
    ///   store cannot be written; so does every other function.
    func log(
        _ text: Title, for item: ActionItem, at position: Position, in subGoal: Position, of chart: ChartID,
        at time: Timestamp, on day: Day
    ) async throws -> Activity

    /// Returns all activities of a chart in the order of logging. They follow their item, even to another chart; those
    /// of a cleared item stay in its last chart, and belong to it again when an undo restores it.
    func activities(of chart: ChartID) async throws -> [Activity]

    /// Changes the text of an activity, its day, or both; `nil` keeps the present value.
    ///
    /// - Returns: the new activity.
    /// - Throws: ``ProgressError/noSuchActivity(_:)``.
    func correct(_ number: Int, text: Title?, day: Day?, of chart: ChartID) async throws -> Activity

    /// Removes an activity.
    ///
    /// - Throws: ``ProgressError/noSuchActivity(_:)``.
    func remove(_ number: Int, of chart: ChartID) async throws
}
