package import OnboardingFeatureInterface
package import Ribcage

/// Builds the RIB that asks a new person for a nickname.
package final class OnboardingBuilder: Builder<any OnboardingDependency>, OnboardingBuildable {
    package func build() -> any ViewableRouting {
        let component = OnboardingComponent(dependency: dependency)
        let router = OnboardingRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
