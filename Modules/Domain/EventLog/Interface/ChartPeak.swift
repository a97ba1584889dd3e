public import MandalartDomainInterface

/// The most cells that were filled in a chart at some time, as the events about saved cells say it.
public struct ChartPeak: Equatable, Sendable {
    /// Which chart.
    public let chart: ChartID
    /// How many sub-goals and how many action items.
    public let subGoals, actionItems: Int

    /// A chart's peak, as the numbers of its sub-goals and action items.
    public init(_ chart: ChartID, subGoals: Int, actionItems: Int) {
        (self.chart, self.subGoals, self.actionItems) = (chart, subGoals, actionItems)
    }

    /// The peaks of all charts in some events, ordered by the charts' numbers.
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
