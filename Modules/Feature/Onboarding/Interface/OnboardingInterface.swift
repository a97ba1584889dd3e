public import Ribcage

/// Builds the RIB that asks a new person for a nickname.
public protocol OnboardingBuildable: Buildable {
    /// Called by the parent when nothing is known of the person.
    func build() -> any ViewableRouting
}
