package import MandalartDomainInterface
package import OverviewFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows a whole chart.
package final class OverviewBuilder: Builder<any OverviewDependency>, OverviewBuildable {
    package func build(
        chart: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle
    ) -> any ViewableRouting {
        OverviewComponent(dependency: dependency).router(chart: chart, listener: listener, style: style)
    }

    /// What can be typed in the overviews of a whole chart, for the App: the same in both places.
    package static let guides = ["full", "list"].map { place in
        Guide(to: place, of: OverviewScreen.self)
    }
}

/// What Overview needs from outside.
package protocol OverviewDependency: Dependency {}

/// Where the parts of one Overview are made.
final class OverviewComponent: Component<any OverviewDependency> {
    func router(
        chart: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle
    ) -> OverviewRouter {
        let interactor = OverviewInteractor(
            mandalartUseCase: chart, listener: listener, style: style)
        return OverviewRouter(interactor: interactor, viewController: OverviewScreen(reactor: interactor))
    }
}

/// The router of a RIB that leads nowhere.
final class OverviewRouter: ViewableRouter<OverviewInteractor> {}
