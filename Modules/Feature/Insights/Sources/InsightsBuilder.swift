package import InsightsFeatureInterface
package import Ribcage

/// Builds the RIB that shows what the log tells.
package final class InsightsBuilder: Builder<any InsightsDependency>, InsightsBuildable {
    package func build() -> any ViewableRouting {
        let component = InsightsComponent(dependency: dependency)
        let router = InsightsRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
