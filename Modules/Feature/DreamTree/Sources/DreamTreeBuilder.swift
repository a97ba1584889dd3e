package import DreamTreeFeatureInterface
package import DreamsDomainInterface
package import Ribcage

/// Builds the RIB of the tree of one wish.
package final class DreamTreeBuilder: Builder<any DreamTreeDependency>, DreamTreeBuildable {
    package func build(listener: any DreamTreeListener, number: WishNumber) -> any ViewableRouting {
        let component = DreamTreeComponent(dependency: dependency, listener: listener, number: number)
        return DreamTreeRouter(interactor: component.interactor, viewController: component.screen)
    }
}
