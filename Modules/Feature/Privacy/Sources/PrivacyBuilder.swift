package import PrivacyFeatureInterface
package import Ribcage

/// Builds the RIB that shows what the log keeps, and forgets it.
package final class PrivacyBuilder: Builder<any PrivacyDependency>, PrivacyBuildable {
    package func build(listener: any PrivacyListener) -> any ViewableRouting {
        let component = PrivacyComponent(dependency: dependency, listener: listener)
        return PrivacyRouter(interactor: component.interactor, viewController: component.screen)
    }
}
