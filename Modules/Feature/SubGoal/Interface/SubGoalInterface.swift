public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows and edits one sub-goal and its action items.
public protocol SubGoalBuildable: Buildable {
    /// Builds a new RIB for a filled sub-goal of a chart, and returns the RIB's router.
    func build(chart: OpenChart, position: Position) -> any ViewableRouting
}
