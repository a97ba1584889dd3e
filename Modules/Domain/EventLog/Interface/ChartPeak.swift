public import MandalartDomainInterface

/// The maximum numbers of filled sub-goals and action items that a chart ever had, according to the events about saved
/// cells.
public struct ChartPeak: Equatable, Sendable {
    /// The number of the chart.
    public let chart: ChartID
    /// The maximum numbers of filled sub-goals, 0…8, and of filled action items, 0…64.
    public let subGoals, actionItems: Int

    /// Creates the peak of a chart.
    public init(_ chart: ChartID, subGoals: Int, actionItems: Int) {
        (self.chart, self.subGoals, self.actionItems) = (chart, subGoals, actionItems)
    }

    /// Returns the peaks of all charts in the events, in the order of the charts' numbers.
    public static func all(in events: [LoggedEvent]) -> [ChartPeak] {
        var peaks: [ChartID: ChartPeak] = [:]
        for case .cellSaved(let cell) in events.map(\.event) {
            let peak = peaks[cell.chart]
            peaks[cell.chart] = ChartPeak(
                cell.chart, subGoals: max(peak?.subGoals ?? 0, cell.subGoals),
                actionItems: max(peak?.actionItems ?? 0, cell.actionItems))
        }
        return peaks.values.sorted { $0.chart < $1.chart }
    }
}
