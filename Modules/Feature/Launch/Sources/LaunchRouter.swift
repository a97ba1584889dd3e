import ChartsFeatureInterface
import HomeFeatureInterface
import LaunchFeatureInterface
import MandalartDomainInterface
import OnboardingFeatureInterface
import Ribcage

/// Attaches Onboarding, a chart's Home, or the list of charts. It has no place of its own.
final class LaunchRouter: Router<LaunchInteractor>, LaunchRoutable {
    private let onboardingBuilder: any OnboardingBuildable
    private let chartsBuilder: any ChartsBuildable
    private let homeBuilder: (ChartID) -> any HomeBuildable

    init(
        interactor: LaunchInteractor, onboardingBuilder: any OnboardingBuildable, chartsBuilder: any ChartsBuildable,
        homeBuilder: @escaping (ChartID) -> any HomeBuildable
    ) {
        self.onboardingBuilder = onboardingBuilder
        self.chartsBuilder = chartsBuilder
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
    }

    override var places: [Place] {
        [
            Place(Self.home) { [unowned self] in try await interactor.goHome() },
            Place(Self.chart, ChartID.init) { [unowned self] chart in try await interactor.go(to: chart) },
            Place(Self.charts) { [unowned self] in try await interactor.goToCharts() },
        ]
    }

    static let signposts = [home, chart, charts]

    private static let home = Signpost("home", summary: LaunchPhrases.home)
    private static let chart = Signpost(
        "chart", value: LaunchPhrases.number, example: "1", summary: LaunchPhrases.chart)
    private static let charts = Signpost("charts", summary: LaunchPhrases.charts)

    override func didLaunch() async throws {
        try await interactor.begin()
    }

    func routeToOnboarding() {
        open(onboardingBuilder.build(listener: interactor))
    }

    func routeToHome(of chart: ChartID) {
        open(homeBuilder(chart).build(number: nil))
    }

    func routeToNumberedHome(of chart: ChartID) {
        open(homeBuilder(chart).build(number: chart))
    }

    func routeToCharts() {
        open(chartsBuilder.build(listener: interactor))
    }
}
