package import Basics
package import DreamTreeFeatureInterface
package import DreamsDomainInterface
import DreamsFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that lists a person's wishes.
package final class DreamsBuilder: Builder<any DreamsDependency>, DreamsBuildable {
    package func build() -> any ViewableRouting { DreamsComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription(
        "dreams", of: DreamsScreen.self, destinations: DreamsRouter.destinations)
}

package protocol DreamsDependency: DreamsChildren {
    /// The use case that reads and edits the wishes.
    var dreamsUseCase: any DreamsUseCase { get }
    /// The undo history of the wishes and their trees.
    var dreamsHistory: any EditHistory { get }
}

package protocol DreamsChildren: Dependency {
    var dreamTreeBuilder: any DreamTreeBuildable { get }
}

final class DreamsComponent: Component<any DreamsDependency> {
    func router() -> DreamsRouter {
        let interactor = DreamsInteractor(
            dreamsUseCase: dependency.dreamsUseCase, history: dependency.dreamsHistory)
        let router = DreamsRouter(interactor, showing: DreamsScreen.self, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol DreamsRoutable: Routable {
    /// Opens the tree of a wish.
    func routeToTree(of number: WishNumber)
    /// Closes the open tree, if any.
    ///
    /// - Throws: the error of closing it.
    func closeTree() async throws
}

/// Opens the trees of wishes below the list.
final class DreamsRouter: PlaceRouter<DreamsInteractor, any DreamsChildren>, DreamsRoutable {
    override class var ways: Ways {
        [.sends(.wish, summary: DreamsPhrases.sameAsOpen, byNumber: true) { .open($0) }]
    }

    func routeToTree(of number: WishNumber) {
        open(builders.dreamTreeBuilder.build(number: number), at: .wish, number)
    }

    func closeTree() async throws {
        try await closeOpenPlace()
    }
}
