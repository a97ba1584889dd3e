public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that asks for the titles of a chart's cells, one by one.
public protocol FillBuildable: Buildable {
    /// Builds a new RIB that asks for the titles of a chart's cells.
    ///
    /// - Parameters:
    ///   - chart: the chart.
    ///   - subGoal: the sub-goal whose items alone are asked for; `nil` for the whole chart.
    /// - Returns: the router of the RIB.
    func build(chart: any MandalartUseCase, in subGoal: Position?) -> any ViewableRouting
}
