import DreamTreeFeatureInterface
package import DreamsDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that edits the tree of one wish.
package final class DreamTreeBuilder: Builder<any DreamTreeDependency>, DreamTreeBuildable {
    package func build(number: WishNumber) -> any ViewableRouting {
        DreamTreeComponent(dependency: dependency).router(number: number)
    }

    /// The guide to the tree of a wish: its commands, for the manual and completion.
    package static let guide = Guide(to: "wish", of: DreamTreeScreen.self)
}

/// The dependencies of DreamTree.
package protocol DreamTreeDependency: Dependency {
    /// The use case that reads and edits the wishes, and grows their trees into charts.
    var dreamsUseCase: any DreamsUseCase { get }
}

/// Creates the objects of one DreamTree RIB.
final class DreamTreeComponent: Component<any DreamTreeDependency> {
    func router(number: WishNumber) -> DreamTreeRouter {
        let interactor = DreamTreeInteractor(number: number, dreamsUseCase: dependency.dreamsUseCase)
        let router = DreamTreeRouter(interactor: interactor, viewController: DreamTreeScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB without children.
final class DreamTreeRouter: ViewableRouter<DreamTreeInteractor> {}
