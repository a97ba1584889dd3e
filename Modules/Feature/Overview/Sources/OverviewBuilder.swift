package import OverviewFeatureInterface
package import Ribcage

/// Builds the RIB that shows a whole chart.
package final class OverviewBuilder: Builder<any OverviewDependency>, OverviewBuildable {
    package func build(listener: any OverviewListener, style: OverviewStyle) -> any ViewableRouting {
        let component = OverviewComponent(dependency: dependency, listener: listener, style: style)
        let router = OverviewRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
