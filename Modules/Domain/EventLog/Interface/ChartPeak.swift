public import MandalartDomainInterface

/// The most cells that were filled in a chart at some time, as the events about saved cells say it.
public struct ChartPeak: Equatable, Sendable {
    /// Which chart.
    public let chart: ChartID
    /// How many sub-goals and how many action items.
    public let subGoals, actionItems: Int

    /// Called by repositories that let their store count.
    public init(_ chart: ChartID, subGoals: Int, actionItems: Int) {
        (self.chart, self.subGoals, self.actionItems) = (chart, subGoals, actionItems)
    }

    /// Those of all charts, by number. Called by repositories that have the events at hand.
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
