public import MandalartDomainInterface

extension DreamTree {
    /// Returns the chart for the tree. The goal is in the center, with the date as its due day, and the purpose and the
    /// vision as its note. The milestones are the sub-goals around it. The sub-goal of a reached milestone has the day
    /// in its note, and a single action item at 100% with the title of the milestone, which brings the sub-goal to
    /// 100%, too.
    ///
    /// - Throws: ``DreamsError/noGoal``; `MandalartError` if a note cannot hold both texts, which never happens.
    public func grown() throws -> Chart {
        guard let goal else { throw DreamsError.noGoal }
        var chart = Chart()
        var core = Goal(title: goal)
        core.due = date
        core.note = try Note([purpose?.text, vision?.text].compactMap(\.self).joined(separator: "\n"))
        chart.coreGoal = core
        for (position, milestone) in zip(Position.all, milestones) {
            chart.subGoals[position] = try milestone.grown()
        }
        return chart
    }
}

extension Milestone {
    /// Returns the sub-goal for the milestone.
    fileprivate func grown() throws -> SubGoal {
        var goal = SubGoal(title: title)
        guard let reached else { return goal }
        goal.note = try Note("✓ \(reached)")
        let done = ActionItem(title: title, rate: try AchievementRate(100))
        if let first = Position.all.first { goal.items[first] = done }
        return goal
    }
}

/// The result of growing a tree into a chart.
public struct Growth: Equatable, Sendable {
    /// The number of the tree's chart.
    public let chart: ChartID
    /// The name of the chart; the title of the wish if the chart has no name.
    public let name: Title
    /// Whether the chart is new. If not, the tree had grown before, and nothing is changed.
    public let isNew: Bool

    /// Creates the result of growing a tree into a chart.
    public init(_ chart: ChartID, name: Title, isNew: Bool) {
        (self.chart, self.name, self.isNew) = (chart, name, isNew)
    }
}
