public import EventLogDomainInterface
public import ProfileDomainInterface
public import Ribcage

/// What Onboarding needs from outside.
public protocol OnboardingDependency: Dependency {
    /// Keeps the nickname.
    var profileUseCase: any ProfileUseCase { get }
    /// Takes down that the person is known now.
    var logger: any Logger { get }
}

/// Builds the RIB that asks a new person for a nickname.
public protocol OnboardingBuildable: Buildable {
    /// Called by the parent when nothing is known of the person.
    func build() -> any ViewableRouting
}
