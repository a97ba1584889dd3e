// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EventLogDomainInterface
import EventLogDomainTesting
import OnboardingFeature
import ProfileDomainInterface
import ProfileDomainTesting

/// The dependencies of Onboarding, as doubles.
final class OnboardingDependencyStub: OnboardingDependency {
    let profileUseCase: any ProfileUseCase
    let logger: any Logger

    init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake(), logger: any Logger = LoggerSpy()) {
        self.profileUseCase = profileUseCase
        self.logger = logger
    }
}
