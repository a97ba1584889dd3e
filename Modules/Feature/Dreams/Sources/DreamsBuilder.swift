package import Basics
package import DreamTreeFeatureInterface
package import DreamsDomainInterface
import DreamsFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that lists a person's wishes.
package final class DreamsBuilder: Builder<any DreamsDependency>, DreamsBuildable {
    package func build() -> any ViewableRouting {
        DreamsComponent(dependency: dependency).router()
    }

    /// The guide to the list of wishes: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(to: "dreams", of: DreamsScreen.self, signposts: DreamsRouter.signposts)
}

/// The dependencies of Dreams.
package protocol DreamsDependency: DreamsChildren {
    /// The use case that reads and edits the wishes.
    var dreamsUseCase: any DreamsUseCase { get }
    /// The undo history of the wishes and their trees.
    var dreamsHistory: any EditHistory { get }
}

/// The builders of the children of Dreams.
package protocol DreamsChildren: Dependency {
    /// The builder of the tree of a wish.
    var dreamTreeBuilder: any DreamTreeBuildable { get }
}

/// Creates the objects of one Dreams RIB.
final class DreamsComponent: Component<any DreamsDependency> {
    func router() -> DreamsRouter {
        let interactor = DreamsInteractor(
            dreamsUseCase: dependency.dreamsUseCase, history: dependency.dreamsHistory)
        let router = DreamsRouter(
            interactor: interactor, viewController: DreamsScreen(reactor: interactor), builders: dependency)
        interactor.router = router
        return router
    }
}
