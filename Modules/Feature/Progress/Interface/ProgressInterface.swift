public import Platform
public import ProgressDomainInterface
public import Ribcage

/// What Progress needs from outside.
public protocol ProgressDependency: Dependency {
    /// Tells how the chart came to where it is.
    var progressUseCase: any ProgressUseCase { get }
    /// Shows the days as they are where the person is.
    var clock: WallClock { get }
}

/// Builds the RIB that shows how a chart came to where it is.
public protocol ProgressBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
