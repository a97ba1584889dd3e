import Basics
public import Ribcage
public import SakatsuDomainInterface

/// Builds the RIB that shows and edits one visit.
public protocol VisitBuildable: Buildable {
    /// Builds a new RIB for an existing visit, and returns the RIB's router.
    func build(number: VisitNumber) -> any ViewableRouting
}

extension Address where Value == VisitNumber {
    /// The address `visit <number>`.
    public static var visit: Address { Address("visit", .visit) }
}
