// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EventLogDomainInterface
import EventLogDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import OnboardingFeature
import ProfileDomainInterface
import ProfileDomainTesting

/// The dependencies of Onboarding, as doubles.
final class OnboardingDependencyStub: OnboardingDependency {
    let profileUseCase: any ProfileUseCase
    let chartsUseCase: any ChartsUseCase
    let logger: any Logger

    init(
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(),
        chartsUseCase: any ChartsUseCase = ChartsUseCaseFake(), logger: any Logger = LoggerSpy()
    ) {
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
        self.logger = logger
    }
}
