package import HomeFeatureInterface
package import Prompt
package import Ribcage

/// Builds the RIB of the main grid.
package final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
    package func build() -> any ViewableRouting {
        HomeComponent(dependency: dependency).router()
    }

    /// What can be typed at the main grid, for the App.
    package static let guide = Guide(
        to: "home", isStart: true, commands: HomeScreen.commands, signposts: HomeRouter.signposts,
        record: HomeScreen.recordGuide)
}

/// Where the parts of one Home are made.
final class HomeComponent: Component<any HomeDependency> {
    func router() -> HomeRouter {
        let interactor = HomeInteractor(
            mandalartUseCase: dependency.mandalartUseCase, profileUseCase: dependency.profileUseCase,
            progressUseCase: dependency.progressUseCase, documents: dependency.documents)
        let router = HomeRouter(
            interactor: interactor, viewController: HomeScreen(reactor: interactor), builders: dependency)
        interactor.router = router
        return router
    }
}
