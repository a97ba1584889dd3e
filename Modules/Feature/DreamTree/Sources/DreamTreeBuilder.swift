import DreamTreeFeatureInterface
package import DreamsDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB of the tree of one wish.
package final class DreamTreeBuilder: Builder<any DreamTreeDependency>, DreamTreeBuildable {
    package func build(number: WishNumber) -> any ViewableRouting {
        DreamTreeComponent(dependency: dependency).router(number: number)
    }

    /// What can be typed at the tree of a wish, for the App.
    package static let guide = Guide(to: "wish", of: DreamTreeScreen.self)
}

/// What DreamTree needs from outside.
package protocol DreamTreeDependency: Dependency {
    /// Reads and edits the wishes, and grows their trees.
    var dreamsUseCase: any DreamsUseCase { get }
}

/// Where the parts of one DreamTree are made.
final class DreamTreeComponent: Component<any DreamTreeDependency> {
    func router(number: WishNumber) -> DreamTreeRouter {
        let interactor = DreamTreeInteractor(number: number, dreamsUseCase: dependency.dreamsUseCase)
        let router = DreamTreeRouter(interactor: interactor, viewController: DreamTreeScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB that leads nowhere.
final class DreamTreeRouter: ViewableRouter<DreamTreeInteractor> {}
