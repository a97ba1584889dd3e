public import Ribcage

/// Builds the RIB that lists the visits.
public protocol VisitsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
