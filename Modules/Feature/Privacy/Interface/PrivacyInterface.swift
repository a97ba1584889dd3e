public import Ribcage

/// Builds the RIB that shows, stops and deletes the event log.
public protocol PrivacyBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
