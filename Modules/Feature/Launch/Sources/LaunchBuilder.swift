import CellsFeatureInterface
package import ChartsFeatureInterface
package import ExchangeDomainInterface
package import FinderFeatureInterface
package import HomeFeatureInterface
import LaunchFeatureInterface
package import MandalartDomainInterface
package import OnboardingFeatureInterface
package import ProfileDomainInterface
package import ReviewFeatureInterface
package import Ribcage
package import Screens
package import TodayFeatureInterface

/// Builds the root of the tree of RIBs.
package final class LaunchBuilder: Builder<any LaunchDependency>, LaunchBuildable {
    package func build() -> any Routing { LaunchComponent(dependency: dependency).router() }

    /// Returns the description of the root: the ways to charts and to the given places of plugins, for the manual and
    /// completion.
    package static func placeDescription(places: [Destination]) -> PlaceDescription {
        PlaceDescription(destinations: LaunchRouter.destinations + places)
    }
}

package protocol LaunchDependency: LaunchChildren {
    /// The use case that provides the nickname, if the person has one.
    var profileUseCase: any ProfileUseCase { get }
    /// The use case that provides the charts, and the number of the current chart.
    var chartsUseCase: any ChartsUseCase { get }
    /// The use case that provides all charts as documents.
    var documentsUseCase: any DocumentsUseCase { get }
}

/// The events that the plugged-in places report to Launch.
package typealias LaunchPlaceListener = ChartsListener & FinderListener & ReviewListener & TodayListener

package protocol LaunchChildren: Dependency {
    var onboardingBuilder: any OnboardingBuildable { get }
    var homeBuilder: any HomeBuildable { get }
    /// The places that concern all charts. They open only if the person has a nickname or data.
    var launchPlaces: PluginPoint<any LaunchPlaceListener> { get }
}

final class LaunchComponent: Component<any LaunchDependency> {
    func router() -> LaunchRouter {
        let interactor = LaunchInteractor(
            profileUseCase: dependency.profileUseCase, chartsUseCase: dependency.chartsUseCase,
            documents: dependency.documentsUseCase.documents(of: nil))
        let router = LaunchRouter(interactor: interactor, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol LaunchRoutable: Routable {
    /// Opens the onboarding of a new person.
    func routeToOnboarding()
    /// Opens the main grid of a chart.
    func routeToHome(of chart: ChartID)
    /// Opens the place at a route.
    ///
    /// - Throws: the error of a router on the way.
    func route(to route: Route) async throws
}

/// Opens the onboarding, a chart, and the places that concern all charts.
final class LaunchRouter: PlaceRouter<LaunchInteractor, any LaunchChildren>, LaunchRoutable {
    override class var ways: Ways {
        [
            .opens("home", summary: LaunchPhrases.home) {
                $0.builders.homeBuilder.build(
                    chart: try await $0.interactor.chartToWorkOn(), listener: $0.interactor)
            },
            .opens(.chart, summary: LaunchPhrases.chart) {
                $0.builders.homeBuilder.build(
                    chart: try await $0.interactor.chart($1), listener: $0.interactor)
            },
        ]
    }

    override var places: [Place] {
        super.places
            + builders.launchPlaces.places(below: self) { [interactor] in
                try await interactor.requireIntroduction()
                return interactor
            }
    }

    override func didLaunch() async throws {
        try await interactor.begin()
    }

    func routeToOnboarding() {
        open(builders.onboardingBuilder.build(), at: "onboarding")
    }

    func routeToHome(of chart: ChartID) {
        open(builders.homeBuilder.build(chart: chart, listener: interactor), at: "home")
    }

    func route(to route: Route) async throws {
        try await follow(route)
    }

    /// Closes a child of the root. If the child is the open place, and not a chart, the current chart opens instead,
    /// unless the person opens another place while the current chart is loading.
    override func close(_ child: AnyRouter) async throws {
        guard child === openPlace, !isChart(child) else { return try await super.close(child) }
        let chart = try await interactor.chartToWorkOn()
        if child === openPlace { routeToHome(of: chart) }
    }

    /// Returns whether closing a place leads back to another place: `false` for a chart and for the onboarding.
    override func leadsBack(from child: AnyRouter) -> Bool { !isChart(child) && child.address != ["onboarding"] }

    private func isChart(_ child: AnyRouter) -> Bool {
        ["home", Address.chart.name].contains(child.address.first)
    }
}
