import Basics
public import Ribcage
public import SakatsuDomainInterface

/// Builds the RIB that shows the statistics of the visits in a period.
public protocol StatisticsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build(period: TypedPeriod) -> any ViewableRouting
}

extension Address where Value == TypedPeriod {
    /// The address `stats [<period>]`.
    public static var stats: Address {
        Address("stats", .period, .optionalWord) { $0.word }
    }
}
