package import HomeFeatureInterface
package import HomeFeatureTesting
import LaunchFeatureInterface
package import OnboardingFeatureInterface
package import OnboardingFeatureTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage

/// What Launch needs, on a fake and on mocks.
package final class LaunchDependencyStub: LaunchDependency {
    package let profileUseCase: any ProfileUseCase
    package let onboardingMock = OnboardingBuildableMock()
    package let homeMock = HomeBuildableMock()

    package var onboardingBuilder: any OnboardingBuildable { onboardingMock }
    package var homeBuilder: any HomeBuildable { homeMock }

    package init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake()) {
        self.profileUseCase = profileUseCase
    }
}

/// Keeps where Launch led a person.
package final class LaunchRoutableSpy: LaunchRoutable {
    package private(set) var places: [String] = []

    package init() {}

    package func routeToOnboarding() { places.append("onboarding") }
    package func routeToHome() { places.append("home") }
}
