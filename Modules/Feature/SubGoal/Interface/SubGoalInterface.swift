public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB of one sub-goal and its action items.
public protocol SubGoalBuildable: Buildable {
    /// Builds a new RIB for a filled sub-goal of a chart, and returns its router.
    func build(chart: OpenChart, position: Position) -> any ViewableRouting
}
