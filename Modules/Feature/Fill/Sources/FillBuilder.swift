package import FillFeatureInterface
package import Ribcage

/// Builds the RIB that asks for the cells of a chart.
package final class FillBuilder: Builder<any FillDependency>, FillBuildable {
    package func build() -> any ViewableRouting {
        let component = FillComponent(dependency: dependency)
        let router = FillRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
