public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that lists the charts.
public protocol ChartsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build(listener: any ChartsListener) -> any ViewableRouting
}

/// The events that Charts reports to its parent.
public protocol ChartsListener: Listener {
    /// The person opened a chart, which is now the current one.
    func chartsDidOpen(_ chart: ChartID)
}
