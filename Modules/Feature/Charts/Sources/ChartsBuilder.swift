package import ChartsFeatureInterface
package import Ribcage

/// Builds the RIB that lists the charts.
package final class ChartsBuilder: Builder<any ChartsDependency>, ChartsBuildable {
    package func build(listener: any ChartsListener) -> any ViewableRouting {
        let component = ChartsComponent(dependency: dependency, listener: listener)
        let router = ChartsRouter(
            interactor: component.interactor, viewController: component.screen,
            templatesBuilder: dependency.templatesBuilder)
        component.interactor.router = router
        return router
    }
}
