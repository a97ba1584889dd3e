package import OnboardingFeatureInterface
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Onboarding needs, on a fake.
package final class OnboardingDependencyStub: OnboardingDependency {
    package let profileUseCase: any ProfileUseCase

    package init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake()) {
        self.profileUseCase = profileUseCase
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class OnboardingBuildableMock: OnboardingBuildable {
    package private(set) weak var listener: (any OnboardingListener)?

    package init() {}

    package func build(listener: any OnboardingListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "onboarding")
    }
}
