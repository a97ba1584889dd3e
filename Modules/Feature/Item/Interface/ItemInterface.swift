public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows one action item with its log, and edits it.
public protocol ItemBuildable: Buildable {
    /// Builds a new RIB for the action item at a position of a sub-goal, and returns the RIB's router.
    func build(chart: OpenChart, position: Position, in subGoal: Position) -> any ViewableRouting
}
