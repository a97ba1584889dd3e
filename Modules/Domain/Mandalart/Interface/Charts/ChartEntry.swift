/// A row in the list of charts.
public struct ChartEntry: Equatable, Sendable {
    /// The number of the chart.
    public let id: ChartID
    /// The name; `nil` for the first chart until it gets a name.
    public let name: Title?
    /// Whether the chart is archived. An archived chart is kept, but cannot become the current one.
    public let isArchived: Bool
    /// The title of the core goal; `nil` while its cell is empty.
    public let coreGoal: Title?
    /// The numbers of filled sub-goals, 0…8, and of filled action items, 0…64.
    public let subGoals, actionItems: Int
    /// The achievement rate of the chart.
    public let rate: AchievementRate
    /// Whether any action item of the chart is a habit. If so, the rate depends on the current day.
    package let hasHabits: Bool

    /// The title in a list: the name, or else the core goal; `nil` if there is neither.
    public var listedTitle: Title? { name ?? coreGoal }

    /// Creates a row from the counts and the rate of a chart.
    public init(
        _ id: ChartID, name: Title?, isArchived: Bool, coreGoal: Title?, subGoals: Int, actionItems: Int,
        rate: AchievementRate, hasHabits: Bool = false
    ) {
        (self.id, self.name, self.isArchived, self.coreGoal) = (id, name, isArchived, coreGoal)
        (self.subGoals, self.actionItems, self.rate) = (subGoals, actionItems, rate)
        self.hasHabits = hasHabits
    }

    /// Creates the row of a chart, with counts and a rate that are calculated from the content.
    public init(_ id: ChartID, name: Title?, isArchived: Bool, of chart: Chart) {
        self.init(
            id, name: name, isArchived: isArchived, coreGoal: chart.coreGoal?.title, subGoals: chart.subGoals.count,
            actionItems: chart.subGoals.values.reduce(0) { $0 + $1.items.count }, rate: chart.rate)
    }
}
