package import FillFeatureInterface
package import Prompt
package import Ribcage

/// Builds the RIB that asks for the cells of a chart.
package final class FillBuilder: Builder<any FillDependency>, FillBuildable {
    package func build() -> any ViewableRouting {
        FillComponent(dependency: dependency).router()
    }

    /// What can be typed where a person is asked, for the App.
    package static let guide = Guide(to: "fill", record: FillScreen.recordGuide)
}

/// Where the parts of one Fill are made.
final class FillComponent: Component<any FillDependency> {
    func router() -> FillRouter {
        let interactor = FillInteractor(mandalartUseCase: dependency.mandalartUseCase)
        let router = FillRouter(interactor: interactor, viewController: FillScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}
