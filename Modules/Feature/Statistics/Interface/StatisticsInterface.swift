import Arguments
public import Ribcage
public import SakatsuDomainInterface
import Time

/// Builds the RIB that shows the statistics of the visits in a period.
public protocol StatisticsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build(period: StatisticsPeriod) -> any ViewableRouting
}

extension Address where Value == StatisticsPeriod {
    /// The address `stats [<period>]`.
    public static var stats: Address {
        Address("stats", .period, .optionalWord) { period in
            switch period {
            case .all: ""
            case .year: String((period.days?.lowerBound.description ?? "").prefix(4))
            case .days(let days): String(days.lowerBound.description.prefix(7))
            }
        }
    }
}
