package import DreamsFeatureInterface
package import Ribcage

/// Builds the RIB that lists a person's wishes.
package final class DreamsBuilder: Builder<any DreamsDependency>, DreamsBuildable {
    package func build() -> any ViewableRouting {
        let component = DreamsComponent(dependency: dependency)
        let router = DreamsRouter(
            interactor: component.interactor, viewController: component.screen,
            dreamTreeBuilder: dependency.dreamTreeBuilder)
        component.interactor.router = router
        return router
    }
}
