package import PrivacyFeatureInterface
package import Ribcage

/// Builds the RIB that shows what the log keeps, and forgets it.
package final class PrivacyBuilder: Builder<any PrivacyDependency>, PrivacyBuildable {
    package func build() -> any ViewableRouting {
        let component = PrivacyComponent(dependency: dependency)
        let router = PrivacyRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
