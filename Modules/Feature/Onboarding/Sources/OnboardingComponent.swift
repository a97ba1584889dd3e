import OnboardingFeatureInterface
import Ribcage

/// What one Onboarding makes for itself.
final class OnboardingComponent: Component<any OnboardingDependency> {
    let interactor: OnboardingInteractor
    let screen: OnboardingScreen

    override init(dependency: any OnboardingDependency) {
        interactor = OnboardingInteractor(
            profileUseCase: dependency.profileUseCase, logger: dependency.logger)
        screen = OnboardingScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
