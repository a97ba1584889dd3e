import HomeFeatureInterface
import LaunchFeatureInterface
import MandalartDomainInterface
import OnboardingFeatureInterface
import Ribcage

/// What Launch asks of its router.
protocol LaunchRoutable: Routable {
    /// Leads a new person to Onboarding.
    func routeToOnboarding()
    /// Leads a known person to the chart that they work on.
    func routeToHome(of chart: ChartID)
    /// Leads to a place by its route.
    ///
    /// - Throws: what the routers on the way throw.
    func route(to route: Route) async throws
}

/// Leads to Onboarding, to a chart, and to what is about all charts.
final class LaunchRouter: PlaceRouter<LaunchInteractor, any LaunchChildren>, LaunchRoutable {
    override class var ways: Ways {
        [
            .opens("home", summary: LaunchPhrases.home) {
                $0.builders.homeBuilder.build(
                    chart: try await $0.interactor.chartToWorkOn(), listener: $0.interactor)
            },
            .opens(.chart, summary: LaunchPhrases.chart) {
                try await $0.interactor.requireChart($1)
                return $0.builders.homeBuilder.build(chart: $1, listener: $0.interactor)
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

    /// Leads home whoever leaves another place. The chart is read first, and they may have gone elsewhere meanwhile.
    override func close(_ child: AnyRouter) async throws {
        guard child === openPlace, !isChart(child) else { return try await super.close(child) }
        let chart = try await interactor.chartToWorkOn()
        if child === openPlace { routeToHome(of: chart) }
    }

    /// No way leads back from where a person begins.
    override func leadsBack(from child: AnyRouter) -> Bool { !isChart(child) && child.address != ["onboarding"] }

    private func isChart(_ child: AnyRouter) -> Bool {
        ["home", Address.chart.name].contains(child.address.first)
    }
}
