import ChartsFeatureInterface
import DreamsFeatureInterface
import HomeFeatureInterface
import LaunchFeatureInterface
import MandalartDomainInterface
import OnboardingFeatureInterface
import Ribcage

/// Attaches Onboarding, a chart's Home, the list of charts or that of dreams. It has no place of its own.
final class LaunchRouter: Router<LaunchInteractor>, LaunchRoutable {
    private let onboardingBuilder: any OnboardingBuildable
    private let chartsBuilder: any ChartsBuildable
    private let dreamsBuilder: any DreamsBuildable
    private let homeBuilder: (ChartID) -> any HomeBuildable

    init(
        interactor: LaunchInteractor, onboardingBuilder: any OnboardingBuildable, chartsBuilder: any ChartsBuildable,
        dreamsBuilder: any DreamsBuildable, homeBuilder: @escaping (ChartID) -> any HomeBuildable
    ) {
        self.onboardingBuilder = onboardingBuilder
        self.chartsBuilder = chartsBuilder
        self.dreamsBuilder = dreamsBuilder
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
    }

    override var places: [Place] {
        [
            Place(Self.home) { [unowned self] in try await interactor.goHome() },
            Place(Self.chart, ChartID.init) { [unowned self] chart in try await interactor.go(to: chart) },
            Place(Self.charts) { [unowned self] in try await interactor.goToCharts() },
            Place(Self.dreams) { [unowned self] in try await interactor.goToDreams() },
        ]
    }

    static let signposts = [home, chart, charts, dreams]

    private static let home = Signpost("home", summary: LaunchPhrases.home)
    private static let chart = Signpost(
        "chart", value: LaunchPhrases.number, example: "1", summary: LaunchPhrases.chart)
    private static let charts = Signpost("charts", summary: LaunchPhrases.charts)
    private static let dreams = Signpost("dreams", summary: LaunchPhrases.dreams)

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

    func routeToDreams() {
        open(dreamsBuilder.build(listener: interactor))
    }
}
