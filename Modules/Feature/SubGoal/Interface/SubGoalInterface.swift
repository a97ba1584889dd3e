import Arguments
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB of one sub-goal and its action items.
public protocol SubGoalBuildable: Buildable {
    /// Called by the parent with the chart, and the position of a filled sub-goal.
    func build(chart: OpenChart, position: Position) -> any ViewableRouting
}

extension Address where Value == Position {
    /// `subgoal <position>`.
    public static var subGoal: Address { Address("subgoal", .position) }
}
