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

    /// The descriptions of the places `full` and `list`, which both show the same screen.
    package static let placeDescriptions = ["full", "list"].map { place in
        PlaceDescription(place, of: OverviewScreen.self)
    }
}

package protocol OverviewDependency: Dependency {}

final class OverviewComponent: Component<any OverviewDependency> {
    func router(
        chart: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle
    ) -> OverviewRouter {
        let interactor = OverviewInteractor(
            mandalartUseCase: chart, listener: listener, style: style)
        return OverviewRouter(interactor, showing: OverviewScreen.self)
    }
}

final class OverviewRouter: ViewableRouter<OverviewInteractor> {}
