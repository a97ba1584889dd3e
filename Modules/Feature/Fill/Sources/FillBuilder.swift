package import FillFeatureInterface
package import Ribcage

/// Builds the RIB that asks for the cells of a chart.
package final class FillBuilder: Builder<any FillDependency>, FillBuildable {
    package func build(listener: any FillListener) -> any ViewableRouting {
        let component = FillComponent(dependency: dependency, listener: listener)
        return FillRouter(interactor: component.interactor, viewController: component.screen)
    }
}
