import DreamTreeFeatureInterface
package import DreamsDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that edits the tree of one wish.
package final class DreamTreeBuilder: Builder<any DreamTreeDependency>, DreamTreeBuildable {
    package func build(number: WishNumber) -> any ViewableRouting {
        DreamTreeComponent(dependency: dependency).router(number: number)
    }

    package static let placeDescription = PlaceDescription("wish", of: DreamTreeScreen.self)
}

package protocol DreamTreeDependency: Dependency {
    /// The use case that reads and edits the wishes, and grows their trees into charts.
    var dreamsUseCase: any DreamsUseCase { get }
}

final class DreamTreeComponent: Component<any DreamTreeDependency> {
    func router(number: WishNumber) -> DreamTreeRouter {
        let interactor = DreamTreeInteractor(number: number, dreamsUseCase: dependency.dreamsUseCase)
        return DreamTreeRouter(interactor, showing: DreamTreeScreen.self)
    }
}

final class DreamTreeRouter: ViewableRouter<DreamTreeInteractor> {}
