import ChartsFeature
import ChartsFeatureTesting
import DreamTreeFeature
import DreamsDomainInterface
import DreamsDomainTesting
import DreamsFeature
import EditorFeature
import EditorFeatureTesting
import FillFeature
import FinderFeature
import FinderFeatureTesting
import HomeFeature
import HomeFeatureTesting
import InsightsFeature
import MandalartDomainInterface
import MandalartDomainTesting
import OnboardingFeature
import OverviewFeature
import OverviewFeatureInterface
import OverviewFeatureTesting
import PrivacyFeature
import ProgressDomainInterface
import ProgressDomainTesting
import ProgressFeature
import ReviewFeature
import ReviewFeatureTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSettingsFeature
import SettingsFeature
import StatisticsFeature
import SubGoalFeature
import SuggestFeature
import SuggestFeatureTesting
import TemplatesFeature
import TimerFeature
import TodayFeature
import TodayFeatureTesting
import TrendFeature
import TrendFeatureInterface
import VisitFeature
import VisitsFeature

/// All screens of the project, built with test doubles.
@MainActor package enum Catalog {
    /// Returns an entry for the screen of each feature.
    ///
    /// - Throws: ``CatalogMistake``, and any error that the creation of a state throws.
    package static func entries() throws -> [CatalogEntry] {
        let one = try Position(1)
        let dreams = try DreamsUseCaseFake()
        let visits = try VisitsUseCaseFake()
        let (scopes, visit) = (OpenVisitUseCaseFake(visits), try VisitNumber(1))
        return [
            try CatalogEntry(
                "Charts", ChartsBuilder(dependency: ChartsDependencyStub()).build(listener: ChartsListenerSpy())),
            try CatalogEntry(
                "DreamTree",
                DreamTreeBuilder(dependency: DreamTreeDependencyStub(dreamsUseCase: dreams)).build(
                    number: try WishNumber(1))),
            try CatalogEntry(
                "Dreams", DreamsBuilder(dependency: DreamsDependencyStub(dreamsUseCase: dreams)).build()),
            try CatalogEntry(
                "Editor",
                EditorBuilder(dependency: EditorDependencyStub()).build(
                    chart: .fake(), cell: CellTarget(.subGoal(one)))),
            try CatalogEntry(
                "Fill", FillBuilder(dependency: FillDependencyStub()).build(chart: MandalartUseCaseFake(), in: nil)),
            try CatalogEntry(
                "Finder",
                FinderBuilder(dependency: FinderDependencyStub(dreamsUseCase: dreams)).build(
                    listener: FinderListenerSpy(), query: .next(.usual))),
            try CatalogEntry(
                "Home", HomeBuilder(dependency: HomeDependencyStub()).build(chart: .first, listener: HomeListenerSpy())),
            try CatalogEntry("Insights", InsightsBuilder(dependency: InsightsDependencyStub()).build()),
            try CatalogEntry("Onboarding", OnboardingBuilder(dependency: OnboardingDependencyStub()).build()),
            try CatalogEntry(
                "Overview",
                OverviewBuilder(dependency: OverviewDependencyStub()).build(
                    chart: MandalartUseCaseFake(), listener: OverviewListenerSpy(), style: .full)),
            try CatalogEntry("Privacy", PrivacyBuilder(dependency: PrivacyDependencyStub()).build()),
            try CatalogEntry(
                "Progress",
                ProgressBuilder(dependency: ProgressDependencyStub()).build(chart: .fake())),
            try CatalogEntry(
                "Review", ReviewBuilder(dependency: ReviewDependencyStub()).build(listener: ReviewListenerSpy())),
            try CatalogEntry(
                "SakatsuSettings", SakatsuSettingsBuilder(dependency: SakatsuSettingsDependencyStub()).build()),
            try CatalogEntry("Settings", SettingsBuilder(dependency: SettingsDependencyStub()).build()),
            try CatalogEntry(
                "Statistics",
                StatisticsBuilder(dependency: StatisticsDependencyStub(visitsUseCase: visits)).build(period: .all)),
            try CatalogEntry(
                "SubGoal",
                SubGoalBuilder(dependency: SubGoalDependencyStub()).build(chart: .fake(), position: one)),
            try CatalogEntry(
                "Suggest",
                SuggestBuilder(dependency: SuggestDependencyStub()).build(
                    chart: .fake(), cell: nil, in: nil)),
            try CatalogEntry("Templates", TemplatesBuilder(dependency: TemplatesDependencyStub()).build()),
            try CatalogEntry("Timer", TimerBuilder(dependency: TimerDependencyStub()).build(visit: scopes.open(visit))),
            try CatalogEntry(
                "Today",
                TodayBuilder(dependency: TodayDependencyStub()).build(listener: TodayListenerSpy(), form: .page)),
            try CatalogEntry(
                "Trend", TrendBuilder(dependency: TrendDependencyStub()).build(chart: .fake(), style: .year(.latest))),
            try CatalogEntry(
                "Visit", VisitBuilder(dependency: VisitDependencyStub(openVisitUseCase: scopes)).build(number: visit)),
            try CatalogEntry(
                "Visits",
                VisitsBuilder(
                    dependency: VisitsDependencyStub(
                        visitsUseCase: visits, timerUseCase: TimerUseCaseFake(of: visits.repository))
                ).build()),
        ]
    }
}
