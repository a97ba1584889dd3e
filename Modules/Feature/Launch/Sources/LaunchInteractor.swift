import LaunchFeatureInterface
import OnboardingFeatureInterface
import ProfileDomainInterface
import Ribcage

/// Decides where a person begins: who is known comes home, who is new is asked first.
final class LaunchInteractor: Interactor, OnboardingListener {
    weak var router: (any LaunchRoutable)?
    private let profileUseCase: any ProfileUseCase

    init(profileUseCase: any ProfileUseCase) {
        self.profileUseCase = profileUseCase
    }

    /// Called once, when the tree is launched.
    func begin() async throws {
        if try await profileUseCase.profile().nickname == nil {
            router?.routeToOnboarding()
        } else {
            router?.routeToHome()
        }
    }

    /// Called when a person asks for Home before Onboarding is done.
    func goHome() async throws {
        guard try await profileUseCase.profile().nickname != nil else { throw NotIntroduced() }
        router?.routeToHome()
    }

    func onboardingDidFinish() {
        router?.routeToHome()
    }
}
