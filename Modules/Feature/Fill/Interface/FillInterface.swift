public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that asks for the titles of a chart's cells, one by one.
public protocol FillBuildable: Buildable {
    /// Builds a new RIB that asks for the titles of a chart's cells, and returns the RIB's router.
    func build(chart: any MandalartUseCase) -> any ViewableRouting
}
