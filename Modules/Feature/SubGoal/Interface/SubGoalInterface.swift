public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows and edits one sub-goal and its action items.
public protocol SubGoalBuildable: Buildable {
    /// Builds a new RIB for a filled sub-goal of a chart, and returns the RIB's router.
    func build(chart: OpenChart, position: Position, listener: any SubGoalListener) -> any ViewableRouting
}

/// The events that SubGoal reports to its parent.
public protocol SubGoalListener: Listener {
    /// The person wants to go to a filled cell outside of the sub-goal, in its chart or in another one.
    ///
    /// - Throws: the error of going there.
    func subGoalDidPick(_ cell: Cell, in chart: ChartID) async throws
}
