package import ProgressFeatureInterface
package import Ribcage

/// Builds the RIB that shows how a chart came to where it is.
package final class ProgressBuilder: Builder<any ProgressDependency>, ProgressBuildable {
    package func build() -> any ViewableRouting {
        let component = ProgressComponent(dependency: dependency)
        let router = ProgressRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
