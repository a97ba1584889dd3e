package import ChartsFeatureInterface
package import Ribcage

/// Builds the RIB that lists the charts.
package final class ChartsBuilder: Builder<any ChartsDependency>, ChartsBuildable {
    package func build(listener: any ChartsListener) -> any ViewableRouting {
        let component = ChartsComponent(dependency: dependency, listener: listener)
        return ChartsRouter(interactor: component.interactor, viewController: component.screen)
    }
}
