public import Ribcage

/// Builds the RIB that shows what the log keeps, and forgets it.
public protocol PrivacyBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
