import ChartsFeatureInterface
import DreamsFeatureInterface
import FinderFeatureInterface
import HomeFeatureInterface
import InsightsFeatureInterface
import Languages
import LaunchFeatureInterface
import MandalartDomainInterface
import OnboardingFeatureInterface
import Ribcage

/// Attaches Onboarding, a chart's Home, the list of charts, what is found in them, the list of dreams, or insights. It has
/// no place of its own.
final class LaunchRouter: Router<LaunchInteractor>, LaunchRoutable {
    private let onboardingBuilder: any OnboardingBuildable
    private let chartsBuilder: any ChartsBuildable
    private let dreamsBuilder: any DreamsBuildable
    private let finderBuilder: any FinderBuildable
    private let insightsBuilder: any InsightsBuildable
    private let homeBuilder: (ChartID) -> any HomeBuildable
    private weak var home: AnyRouter?

    init(
        interactor: LaunchInteractor, onboardingBuilder: any OnboardingBuildable, chartsBuilder: any ChartsBuildable,
        dreamsBuilder: any DreamsBuildable, finderBuilder: any FinderBuildable,
        insightsBuilder: any InsightsBuildable,
        homeBuilder: @escaping (ChartID) -> any HomeBuildable
    ) {
        self.onboardingBuilder = onboardingBuilder
        self.chartsBuilder = chartsBuilder
        self.dreamsBuilder = dreamsBuilder
        self.finderBuilder = finderBuilder
        self.insightsBuilder = insightsBuilder
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
    }

    override var places: [Place] {
        [
            Place(Self.home) { [unowned self] in try await interactor.goHome() },
            Place(Self.chart, ChartID.init) { [unowned self] chart in try await interactor.go(to: chart) },
            Place(Self.charts) { [unowned self] in try await interactor.goToCharts() },
            Place(Self.dreams) { [unowned self] in try await interactor.goToDreams() },
            Place(Self.search, SearchWords.init) { [unowned self] words in try await interactor.find(.search(words)) },
            Place(Self.next) { [unowned self] in try await interactor.find(.next) },
            Place(Self.stale, StaleDays.init) { [unowned self] days in try await interactor.find(.stale(days)) },
            Place(Self.insights) { [unowned self] in try await interactor.goToInsights() },
        ]
    }

    static let signposts = [home, chart, charts, dreams, search, next, stale, insights]

    private static let home = Signpost("home", summary: LaunchPhrases.home)
    private static let chart = Signpost(
        "chart", value: LaunchPhrases.number, example: Phrase(verbatim: "1"), summary: LaunchPhrases.chart)
    private static let charts = Signpost("charts", summary: LaunchPhrases.charts)
    private static let dreams = Signpost("dreams", summary: LaunchPhrases.dreams)
    private static let search = Signpost(
        "search", value: LaunchPhrases.words, .allWords, example: LaunchPhrases.searchExample,
        summary: LaunchPhrases.search)
    private static let next = Signpost("next", summary: LaunchPhrases.next)
    private static let stale = Signpost(
        "stale", value: LaunchPhrases.days, .optionalWord, example: Phrase(verbatim: "30"),
        summary: LaunchPhrases.stale)
    private static let insights = Signpost("insights", summary: LaunchPhrases.insights)

    override func didLaunch() async throws {
        try await interactor.begin()
    }

    func routeToOnboarding() {
        open(onboardingBuilder.build())
    }

    func routeToHome(of chart: ChartID) {
        openHome(homeBuilder(chart).build(number: nil))
    }

    func routeToNumberedHome(of chart: ChartID) {
        openHome(homeBuilder(chart).build(number: chart))
    }

    private func openHome(_ home: any ViewableRouting) {
        self.home = home
        open(home)
    }

    /// Leads home whoever leaves another place. The chart is read first, and they may have gone elsewhere meanwhile.
    override func close(_ child: AnyRouter) async throws {
        guard child === openPlace, child !== home else { return try await super.close(child) }
        let chart = try await interactor.chartToWorkOn()
        if child === openPlace { routeToHome(of: chart) }
    }

    func routeToCharts() {
        open(chartsBuilder.build(listener: interactor))
    }

    func routeToDreams() {
        open(dreamsBuilder.build())
    }

    func routeToFinder(_ query: FinderQuery) {
        open(finderBuilder.build(listener: interactor, query: query))
    }

    func routeToInsights() {
        open(insightsBuilder.build())
    }

    func route(to route: Route) async throws {
        try await follow(route)
    }
}
