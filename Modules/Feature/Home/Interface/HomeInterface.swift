import Arguments
public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB of the main grid.
public protocol HomeBuildable: Buildable {
    /// Builds a new RIB for a chart to work on, and returns its router.
    func build(chart: ChartID) -> any ViewableRouting
}

extension Address where Value == ChartID {
    /// `chart <number>`: a chart by its number, whichever a person works on.
    public static var chart: Address { Address("chart", .chart) }
}
