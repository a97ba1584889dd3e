public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that shows and edits the main grid of a chart.
public protocol HomeBuildable: Buildable {
    /// Builds a new RIB for a chart, and returns the RIB's router.
    func build(chart: ChartID, listener: any HomeListener) -> any ViewableRouting
}

/// The events that Home reports to its parent.
public protocol HomeListener: Listener {
    /// The person wants to go to a cell of another chart. The route begins at the root: `chart/2/subgoal/3`.
    ///
    /// - Throws: the error of going there.
    func homeDidPick(_ route: Route) async throws
}
