public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that asks for the cells of a chart, one by one.
public protocol FillBuildable: Buildable {
    /// Builds a new RIB that asks for the cells of a chart, and returns its router.
    func build(chart: any MandalartUseCase) -> any ViewableRouting
}
