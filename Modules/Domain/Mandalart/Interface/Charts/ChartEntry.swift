/// A row of a list of charts.
public struct ChartEntry: Equatable, Sendable {
    /// The number of the chart.
    public let id: ChartID
    /// The name; `nil` for the first one, until it gets a name.
    public let name: Title?
    /// Whether the chart is archived. An archived chart is kept but not offered.
    public let isArchived: Bool
    /// The core goal; `nil` while that is empty.
    public let coreGoal: Title?
    /// The numbers of filled sub-goals, of eight, and of filled action items, of sixty-four.
    public let subGoals, actionItems: Int
    /// The achievement rate of the chart.
    public let rate: AchievementRate
    /// Whether any of the items is a habit, whose rate depends on the day.
    package let hasHabits: Bool

    /// The title in a list: the name, or else the core goal.
    public var listedTitle: Title? { name ?? coreGoal }

    /// An entry from the counts and the rate of a chart.
    public init(
        _ id: ChartID, name: Title?, isArchived: Bool, coreGoal: Title?, subGoals: Int, actionItems: Int,
        rate: AchievementRate, hasHabits: Bool = false
    ) {
        (self.id, self.name, self.isArchived, self.coreGoal) = (id, name, isArchived, coreGoal)
        (self.subGoals, self.actionItems, self.rate) = (subGoals, actionItems, rate)
        self.hasHabits = hasHabits
    }

    /// The entry of a whole chart, with the counts and the rate computed from it.
    public init(_ id: ChartID, name: Title?, isArchived: Bool, of chart: Chart) {
        self.init(
            id, name: name, isArchived: isArchived, coreGoal: chart.coreGoal?.title, subGoals: chart.subGoals.count,
            actionItems: chart.subGoals.values.reduce(0) { $0 + $1.items.count }, rate: chart.rate)
    }
}
