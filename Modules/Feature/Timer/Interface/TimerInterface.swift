public import Ribcage
public import SakatsuDomainInterface

/// Builds the RIB that times the phases of a visit.
public protocol TimerBuildable: Buildable {
    /// Builds a new RIB for a visit, and returns its router.
    func build(visit: OpenVisit) -> any ViewableRouting
}

extension PlaceName {
    /// The address `timer`.
    public static var timer: PlaceName { "timer" }
}
