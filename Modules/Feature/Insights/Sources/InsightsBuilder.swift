package import InsightsFeatureInterface
package import Ribcage

/// Builds the RIB that shows what the log tells.
package final class InsightsBuilder: Builder<any InsightsDependency>, InsightsBuildable {
    package func build(listener: any InsightsListener) -> any ViewableRouting {
        let component = InsightsComponent(dependency: dependency, listener: listener)
        return InsightsRouter(interactor: component.interactor, viewController: component.screen)
    }
}
