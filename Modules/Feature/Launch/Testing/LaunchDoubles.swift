package import HomeFeatureInterface
package import HomeFeatureTesting
import LaunchFeatureInterface
package import OnboardingFeatureInterface
package import OnboardingFeatureTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
package import RibcageTesting

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

/// Writes down where Launch leads a person.
package final class LaunchRoutableSpy: LaunchRoutable {
    package let log: CallLog

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToOnboarding() { log.record("routeToOnboarding()") }
    package func routeToHome() { log.record("routeToHome()") }
}
