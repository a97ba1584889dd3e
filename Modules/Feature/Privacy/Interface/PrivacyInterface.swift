public import Ribcage

/// Builds the RIB that shows the event log, and deletes it.
public protocol PrivacyBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
