package import OnboardingFeatureInterface
package import Ribcage

/// Builds the RIB that asks a new person for a nickname.
package final class OnboardingBuilder: Builder<any OnboardingDependency>, OnboardingBuildable {
    package func build(listener: any OnboardingListener) -> any ViewableRouting {
        let component = OnboardingComponent(dependency: dependency, listener: listener)
        return OnboardingRouter(interactor: component.interactor, viewController: component.screen)
    }
}

/// What one Onboarding makes for itself.
final class OnboardingComponent: Component<any OnboardingDependency> {
    let interactor: OnboardingInteractor
    let screen: OnboardingScreen

    init(dependency: any OnboardingDependency, listener: any OnboardingListener) {
        interactor = OnboardingInteractor(profileUseCase: dependency.profileUseCase, listener: listener)
        screen = OnboardingScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}

final class OnboardingRouter: ViewableRouter<OnboardingInteractor> {
    override var address: [String] { ["onboarding"] }
}
