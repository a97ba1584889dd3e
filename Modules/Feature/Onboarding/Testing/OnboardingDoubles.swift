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

/// Counts what Onboarding tells its parent, and can act on it.
package final class OnboardingListenerSpy: OnboardingListener {
    package private(set) var finishCount = 0
    package var whenFinished: () -> Void = {}

    package init() {}

    package func onboardingDidFinish() {
        finishCount += 1
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class OnboardingBuildableMock: OnboardingBuildable {
    package private(set) weak var listener: (any OnboardingListener)?

    package init() {}

    package func build(listener: any OnboardingListener) -> any ViewableRouting {
        self.listener = listener
        return RouterStub(showing: "onboarding")
    }
}
