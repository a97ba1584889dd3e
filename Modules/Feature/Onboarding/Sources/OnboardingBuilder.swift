package import OnboardingFeatureInterface
package import Ribcage

/// Builds the RIB that asks a new person for a nickname.
package final class OnboardingBuilder: Builder<any OnboardingDependency>, OnboardingBuildable {
    package func build(listener: any OnboardingListener) -> any ViewableRouting {
        let component = OnboardingComponent(dependency: dependency, listener: listener)
        return OnboardingRouter(interactor: component.interactor, viewController: component.screen)
    }
}
