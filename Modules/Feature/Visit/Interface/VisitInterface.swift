import Arguments
public import Ribcage
public import SakatsuDomainInterface

/// Builds the RIB of one visit.
public protocol VisitBuildable: Buildable {
    /// Builds a new RIB for a visit that exists, and returns its router.
    func build(number: VisitNumber) -> any ViewableRouting
}

extension Address where Value == VisitNumber {
    /// The address `visit <number>`.
    public static var visit: Address { Address("visit", .visit) }
}
