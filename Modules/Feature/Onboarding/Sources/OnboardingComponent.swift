import OnboardingFeatureInterface
import Ribcage

/// What one Onboarding makes for itself.
final class OnboardingComponent: Component<any OnboardingDependency> {
    let interactor: OnboardingInteractor
    let screen: OnboardingScreen

    init(dependency: any OnboardingDependency, listener: any OnboardingListener) {
        interactor = OnboardingInteractor(
            profileUseCase: dependency.profileUseCase, logger: dependency.logger, listener: listener)
        screen = OnboardingScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
