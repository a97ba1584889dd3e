public import MandalartDomainInterface

extension DreamTree {
    /// Returns the chart that the tree grows into: the goal in the centre, due on the date, with the purpose and the
    /// vision as its note, and the milestones as the sub-goals around it. A reached milestone has its day in its note,
    /// and its title as a finished item, so that it counts as reached in the chart too.
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
    /// Returns the milestone as a sub-goal.
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
    /// The chart that it grew into.
    public let chart: ChartID
    /// The name of that chart.
    public let name: Title
    /// Whether the chart is new. Otherwise the tree had grown before, and nothing was done.
    public let isNew: Bool

    /// The chart of a tree.
    public init(_ chart: ChartID, name: Title, isNew: Bool) {
        (self.chart, self.name, self.isNew) = (chart, name, isNew)
    }
}
