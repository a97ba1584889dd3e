public import Ribcage
public import SakatsuDomainInterface

/// Builds the RIB that measures the time of a visit's phases.
public protocol TimerBuildable: Buildable {
    /// Builds a new RIB for a visit, and returns the RIB's router.
    func build(visit: OpenVisit) -> any ViewableRouting
}

extension PlaceName {
    /// The address `timer`.
    public static var timer: PlaceName { "timer" }
}
