package import FinderFeatureInterface
package import MandalartDomainInterface
package import Ribcage

/// Builds the RIB that looks for cells among all charts.
package final class FinderBuilder: Builder<any FinderDependency>, FinderBuildable {
    package func build(listener: any FinderListener, query: FinderQuery) -> any ViewableRouting {
        let component = FinderComponent(dependency: dependency, listener: listener, query: query)
        let router = FinderRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
