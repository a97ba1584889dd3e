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

/// The kind of drawing of a chart's past.
public enum TrendStyle: Equatable, Sendable {
    /// The number of edits and log entries on each day of a year.
    case year(YearChoice)
    /// The rate over time of the sub-goal at a position, or of the whole chart if `nil`.
    case rates(Position?)
}

/// Builds the RIB that draws the past of a chart.
public protocol TrendBuildable: Buildable {
    /// Builds a new RIB that draws the past of a chart, and returns the RIB's router.
    func build(chart: OpenChart, style: TrendStyle) -> any ViewableRouting
}
