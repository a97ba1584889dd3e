public import MandalartDomainInterface
public import Ribcage

/// What Fill needs from outside.
public protocol FillDependency: Dependency {
    /// Reads the chart, and keeps each answer.
    var mandalartUseCase: any MandalartUseCase { get }
}

/// Builds the RIB that asks for the cells of a chart, one after the other.
public protocol FillBuildable: Buildable {
    /// Called by the parent each time a person wants to be asked.
    func build() -> any ViewableRouting
}
