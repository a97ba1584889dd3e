public import Ribcage

/// Builds the RIB that shows what the log keeps, and forgets it.
public protocol PrivacyBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
