package import EventLogDomainInterface
import EventLogDomainTesting
package import OnboardingFeatureInterface
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
package import RibcageTesting

/// What Onboarding needs, on a fake.
package final class OnboardingDependencyStub: OnboardingDependency {
    package let profileUseCase: any ProfileUseCase
    package let logger: any Logger

    package init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake(), logger: any Logger = LoggerSpy()) {
        self.profileUseCase = profileUseCase
        self.logger = logger
    }
}

/// Writes down what Onboarding tells its parent, and can act on it.
package final class OnboardingListenerSpy: OnboardingListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func onboardingDidFinish() {
        log.record("onboardingDidFinish")
        whenFinished()
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
