public import MandalartDomainInterface
public import Time

/// Stores the activities for the items of a chart. Every implementation passes the contract suite of the module's
/// Testing target.
public protocol ActivityRepository: Sendable {
    /// Logs an activity for an item on a local day. The identity of `item` determines the item, so `item` must have
    /// been read from its cell. The item counts as edited.
    ///
    /// - Throws: `MandalartError.empty` if the item is no longer in the chart. Every function throws the repository's
    ///   error when the store cannot be read or written.
    func log(
        _ text: ActivityText, for item: ActionItem, at position: Position, in subGoal: Position, of chart: ChartID,
        at time: Timestamp, on day: Day
    ) async throws -> Activity

    /// Returns all activities of a chart in the order of logging. An activity follows its item, even to another chart.
    /// The activities of a cleared item stay in the item's last chart, and belong to the item again when an undo
    /// restores it.
    func activities(of chart: ChartID) async throws -> [Activity]

    /// Changes the text of an activity, its day, or both; `nil` keeps the current value.
    ///
    /// - Returns: the changed activity.
    /// - Throws: ``ProgressError/noSuchActivity(_:)``.
    func correct(_ number: Int, text: ActivityText?, day: Day?, of chart: ChartID) async throws -> Activity

    /// Removes an activity.
    ///
    /// - Throws: ``ProgressError/noSuchActivity(_:)``.
    func remove(_ number: Int, of chart: ChartID) async throws
}
