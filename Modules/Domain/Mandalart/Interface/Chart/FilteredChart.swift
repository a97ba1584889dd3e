/// A chart with the subset of its cells that a filter shows.
public struct FilteredChart: Sendable {
    /// The whole chart, including cells that are not shown.
    public let chart: Chart
    /// The sub-goals that are shown, in the order of their positions.
    public let goals: [FilteredGoal]

    /// Creates a filtered chart from a chart and a filter, which by default shows all cells.
    public init(_ chart: Chart, _ filter: ChartFilter = .all) {
        self.chart = chart
        goals = chart.subGoals.sorted { $0.key < $1.key }.compactMap { position, goal in
            let items = goal.items.sorted { $0.key < $1.key }.filter { filter.shows($0.value, in: position) }
            guard !items.isEmpty || filter.shows(goal, at: position) else { return nil }
            return FilteredGoal(position: position, goal: goal, items: items)
        }
    }
}

/// A sub-goal with the subset of its items that a filter shows.
public struct FilteredGoal: Sendable {
    /// The position of the sub-goal.
    public let position: Position
    /// The whole sub-goal, including items that are not shown.
    public let goal: SubGoal
    /// The items that are shown, in the order of their positions.
    public let items: [(key: Position, value: ActionItem)]
}
