public import Ribcage

/// Builds the RIB that asks a new person for a nickname and a core goal.
public protocol OnboardingBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
