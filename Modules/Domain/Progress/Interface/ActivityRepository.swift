public import Basics
public import MandalartDomainInterface

/// Reads and corrects the activities for the items of a chart, which are logged by edits of the chart. Every
/// implementation passes the contract suite of the module's Testing target.
public protocol ActivityRepository: Sendable {
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

/// A log entry with the number of its chart.
public struct ChartActivity: Equatable, Sendable {
    /// The number of the chart that contains the item.
    public let chart: ChartID
    /// The log entry.
    public let activity: Activity

    /// Creates a log entry of a chart.
    public init(_ activity: Activity, of chart: ChartID) {
        (self.chart, self.activity) = (chart, activity)
    }

    /// The cell of the item; `nil` if the item was cleared, since its cell may contain another item.
    package var place: CellTarget? {
        activity.isGone ? nil : CellTarget(.actionItem(activity.position, in: activity.subGoal), in: chart)
    }
}
