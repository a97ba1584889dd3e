public import HomeFeatureInterface
public import OnboardingFeatureInterface
public import ProfileDomainInterface
public import Ribcage

/// What Launch needs from outside.
public protocol LaunchDependency: Dependency {
    /// Says whether the person is known.
    var profileUseCase: any ProfileUseCase { get }
    /// Builds the place for a new person.
    var onboardingBuilder: any OnboardingBuildable { get }
    /// Builds the place for a known person.
    var homeBuilder: any HomeBuildable { get }
}

/// Builds the root of the tree, which decides where a person begins.
public protocol LaunchBuildable: Buildable {
    /// Called by the App, once.
    func build() -> any Routing
}

/// What Launch asks of its router.
public protocol LaunchRoutable: Routable {
    /// Leads a new person to Onboarding.
    func routeToOnboarding()
    /// Leads a known person to Home.
    func routeToHome()
}
