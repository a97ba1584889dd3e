public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows how a chart came to where it is.
public protocol ProgressBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build(progress: any ProgressUseCase) -> any ViewableRouting
}
