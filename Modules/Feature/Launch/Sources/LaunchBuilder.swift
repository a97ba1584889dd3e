package import LaunchFeatureInterface
package import Prompt
package import Ribcage

/// Builds the root of the tree.
package final class LaunchBuilder: Builder<any LaunchDependency>, LaunchBuildable {
    package func build() -> any Routing {
        LaunchComponent(dependency: dependency).router()
    }

    /// What can be typed before any place is open, for the App.
    package static let guide = Guide(signposts: LaunchRouter.signposts)
}

/// Where the parts of one Launch are made. It has no screen.
final class LaunchComponent: Component<any LaunchDependency> {
    func router() -> LaunchRouter {
        let interactor = LaunchInteractor(
            profileUseCase: dependency.profileUseCase, chartsUseCase: dependency.chartsUseCase,
            documents: dependency.documents)
        let router = LaunchRouter(interactor: interactor, builders: dependency)
        interactor.router = router
        return router
    }
}
