import FillFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that asks for the cells of a chart.
package final class FillBuilder: Builder<any FillDependency>, FillBuildable {
    package func build(chart: any MandalartUseCase) -> any ViewableRouting {
        FillComponent(dependency: dependency).router(chart: chart)
    }

    /// What can be typed where a person is asked, for the App.
    package static let guide = Guide(to: "fill", of: FillScreen.self)
}

/// What Fill needs from outside.
package protocol FillDependency: Dependency {}

/// Where the parts of one Fill are made.
final class FillComponent: Component<any FillDependency> {
    func router(chart: any MandalartUseCase) -> FillRouter {
        let interactor = FillInteractor(mandalartUseCase: chart)
        let router = FillRouter(interactor: interactor, viewController: FillScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB that leads nowhere.
final class FillRouter: ViewableRouter<FillInteractor> {}
