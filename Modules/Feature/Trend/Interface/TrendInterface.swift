public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

extension Address where Value == YearChoice {
    /// The address `year [<year>]`.
    public static var year: Address { Address("year", .year, .optionalWord) }
}

extension Address where Value == RatesChoice {
    /// The address `rates [<sub-goal…>]`.
    public static var rates: Address { Address("rates", .rates, .optionalWords) }
}

/// The style of a drawing of a chart's past.
public enum TrendStyle: Equatable, Sendable {
    /// The activities on each day of a year.
    case year(YearChoice)
    /// The rate over time of the chart, or of the sub-goal at a position.
    case rates(Position?)
}

/// Builds the RIB that draws the past of a chart.
public protocol TrendBuildable: Buildable {
    /// Builds a new RIB that draws the past of a chart in a style, and returns its router.
    func build(chart: OpenChart, style: TrendStyle) -> any ViewableRouting
}
