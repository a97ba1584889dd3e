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
