package import EventLogDomainInterface
import EventLogDomainTesting
import OnboardingFeatureInterface
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Onboarding needs, on a fake.
package final class OnboardingDependencyStub: OnboardingDependency {
    package let profileUseCase: any ProfileUseCase
    package let logger: any Logger

    package init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake(), logger: any Logger = LoggerSpy()) {
        self.profileUseCase = profileUseCase
        self.logger = logger
    }
}

/// Builds a place that shows its address.
package final class OnboardingBuildableMock: OnboardingBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "onboarding")
    }
}
