public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that asks for the cells of a chart, one after the other.
public protocol FillBuildable: Buildable {
    /// Called by the parent each time a person wants to be asked.
    func build(chart: any MandalartUseCase) -> any ViewableRouting
}
