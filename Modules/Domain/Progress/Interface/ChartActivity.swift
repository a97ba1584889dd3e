public import MandalartDomainInterface

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
