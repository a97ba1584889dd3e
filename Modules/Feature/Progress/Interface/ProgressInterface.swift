public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows the progress of a chart.
public protocol ProgressBuildable: Buildable {
    /// Builds a new RIB that shows the progress of a chart, and returns its router.
    func build(chart: OpenChart) -> any ViewableRouting
}
