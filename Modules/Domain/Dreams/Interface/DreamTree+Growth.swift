public import MandalartDomainInterface

extension DreamTree {
    /// The chart that it grows into: the goal in the centre, with purpose and vision as its description, and the
    /// milestones as the sub-goals around it.
    ///
    /// - Throws: ``DreamsError/noGoal``, and `MandalartError` when a description cannot hold both, which it can.
    public func grown() throws -> Chart {
        guard let goal else { throw DreamsError.noGoal }
        var chart = Chart()
        var core = CoreGoal(title: goal)
        core.description = try Note([purpose, vision].compactMap { $0?.text }.joined(separator: "\n"))
        chart.coreGoal = core
        for (position, milestone) in zip(Position.all, milestones) {
            chart.subGoals[position] = SubGoal(title: milestone.title)
        }
        return chart
    }
}

/// What became of a tree that was to grow into a chart.
public struct Growth: Equatable, Sendable {
    /// The chart that it grew into.
    public let chart: ChartID
    /// How that chart is called.
    public let name: Title
    /// Whether it grew now; otherwise it had grown before, and nothing was done.
    public let isNew: Bool

    /// The chart of a tree, and whether it is new.
    public init(_ chart: ChartID, name: Title, isNew: Bool) {
        (self.chart, self.name, self.isNew) = (chart, name, isNew)
    }
}
