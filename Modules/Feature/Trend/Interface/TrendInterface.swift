public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

extension Address where Value == YearChoice {
    /// `year [<year>]`.
    public static var year: Address { Address("year", .year, .optionalWord) }
}

extension Address where Value == RatesChoice {
    /// `rates [<sub-goal…>]`.
    public static var rates: Address { Address("rates", .rates, .optionalWords) }
}

/// What is drawn of the past of a chart.
public enum TrendStyle: Equatable, Sendable {
    /// What was done on each day of a year.
    case year(YearChoice)
    /// How the rate of the chart went, or that of the sub-goal at a position.
    case rates(Position?)
}

/// Builds the RIB that draws the past of a chart.
public protocol TrendBuildable: Buildable {
    /// Builds a new RIB that draws the past of a chart in a style, and returns its router.
    func build(chart: OpenChart, style: TrendStyle) -> any ViewableRouting
}
