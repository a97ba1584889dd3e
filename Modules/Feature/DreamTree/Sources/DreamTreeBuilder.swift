package import DreamTreeFeatureInterface
package import DreamsDomainInterface
package import Ribcage

/// Builds the RIB of the tree of one wish.
package final class DreamTreeBuilder: Builder<any DreamTreeDependency>, DreamTreeBuildable {
    package func build(number: WishNumber) -> any ViewableRouting {
        let component = DreamTreeComponent(dependency: dependency, number: number)
        let router = DreamTreeRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
