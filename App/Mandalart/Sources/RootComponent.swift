import Basics
import ChartsFeature
import ChartsFeatureInterface
import DreamTreeFeature
import DreamTreeFeatureInterface
import DreamsDomain
import DreamsDomainInterface
import DreamsFeature
import DreamsFeatureInterface
import EditorFeature
import EditorFeatureInterface
import EventLogDomain
import EventLogDomainInterface
import ExchangeData
import ExchangeDomain
import ExchangeDomainInterface
import FillFeature
import FillFeatureInterface
import FinderFeature
import FinderFeatureInterface
import HomeFeature
import HomeFeatureInterface
import InsightsFeature
import InsightsFeatureInterface
import ItemFeature
import ItemFeatureInterface
import LaunchFeature
import LaunchFeatureInterface
import MandalartDomain
import MandalartDomainInterface
import OnboardingFeature
import OnboardingFeatureInterface
import OverviewFeature
import OverviewFeatureInterface
import PrivacyFeature
import PrivacyFeatureInterface
import ProfileDomain
import ProfileDomainInterface
import ProgressDomain
import ProgressDomainInterface
import ProgressFeature
import ProgressFeatureInterface
import ReviewFeature
import ReviewFeatureInterface
import Ribcage
import SettingsFeature
import SettingsFeatureInterface
import SubGoalFeature
import SubGoalFeatureInterface
import SuggestFeature
import SuggestFeatureInterface
import SuggestionsDomain
import SuggestionsDomainInterface
import TemplatesDomain
import TemplatesDomainInterface
import TemplatesFeature
import TemplatesFeatureInterface
import TodayFeature
import TodayFeatureInterface
import TrendFeature
import TrendFeatureInterface

/// The composition root. It creates all builders, and the use cases over the repositories of ``Storage``. Only these
/// two types know the implementations. A missing dependency is a compile-time error.
final class RootComponent: Component<Storage> {
    let chartsUseCase: any ChartsUseCase
    let finderUseCase: any FinderUseCase
    let todayUseCase: any TodayUseCase
    let reviewUseCase: any ReviewUseCase
    let documentsUseCase: any DocumentsUseCase
    let openChartUseCase: any OpenChartUseCase
    let templatesUseCase: any TemplatesUseCase = BuiltInTemplates()
    let profileUseCase: any ProfileUseCase
    let dreamsUseCase: any DreamsUseCase
    let visionUseCase: any VisionUseCase
    let eventLogUseCase: any EventLogUseCase
    let suggestionsUseCase: any SuggestionsUseCase
    let languageChoice: LanguageChoice
    private let storingLogger: StoringLogger

    init(dependency storage: Storage, languageChoice: LanguageChoice, clock: WallClock) {
        self.languageChoice = languageChoice
        let today: @Sendable () -> Day = { Day(of: clock.localTime(of: clock.now())) }
        storingLogger = StoringLogger(repository: storage.eventLogRepository, now: clock.now)
        let charts = StoredChartsUseCase(repository: storage.chartsRepository, clock: clock)
        chartsUseCase = charts
        openChartUseCase = StoredOpenChartUseCase(
            chartsUseCase: charts, repository: storage.activityRepository, histories: storage.history, clock: clock)
        dreamsUseCase = StoredDreamsUseCase(
            repository: storage.dreamsRepository, charts: charts, today: today)
        visionUseCase = StoredVisionUseCase(
            dreams: storage.dreamsRepository, visions: storage.visionRepository, profiles: storage.profileRepository,
            today: today)
        let finder = StoredFinderUseCase(
            repository: storage.finderRepository, localTime: clock.localTime, now: clock.now)
        finderUseCase = finder
        todayUseCase = StoredTodayUseCase(
            repository: storage.todayRepository, review: storage.reviewRepository, finder: finder, clock: clock)
        documentsUseCase = ChartDocumentsUseCase(
            transfer: charts, repository: storage.transferRepository, codec: DocumentExchange(today: today),
            past: ChartPast(charts: charts, today: todayUseCase, clock: clock))
        reviewUseCase = StoredReviewUseCase(
            repository: storage.reviewRepository, due: storage.todayRepository, finder: finder, clock: clock)
        eventLogUseCase = StoredEventLogUseCase(repository: storage.eventLogRepository, logger: storingLogger)
        suggestionsUseCase = MergedSuggestionsUseCase(storage.suggesters, refusals: storage.refusalsRepository)
        profileUseCase = StoredProfileUseCase(
            repository: storage.profileRepository, suggesters: storage.trustedSuggesters)
        super.init(dependency: storage)
    }

    /// Applies the language of the settings, unless `--lang` or the environment overrides it.
    ///
    /// - Returns: the route to the first place of each run at the prompt; `nil` for the place where the last run ended.
    func applySettings() async throws -> String? {
        let profile = try await profileUseCase.profile()
        languageChoice.setting = profile.language
        return profile.start == .home ? nil : profile.start.rawValue
    }

    /// Stores the pending events. Must be called before the store is closed.
    func finish() async {
        await storingLogger.finish()
    }

    var logger: any Logger { storingLogger }
    var dataLocation: String { dependency.location }
    var chartsHistory: any EditHistory { dependency.chartsHistory }
    var dreamsHistory: any EditHistory { dependency.dreamsHistory }
    var profileHistory: any EditHistory { dependency.profileHistory }

    var launchBuilder: any LaunchBuildable { LaunchBuilder(dependency: self) }
    var onboardingBuilder: any OnboardingBuildable { OnboardingBuilder(dependency: self) }
    var chartsBuilder: any ChartsBuildable { ChartsBuilder(dependency: self) }
    var templatesBuilder: any TemplatesBuildable { TemplatesBuilder(dependency: self) }
    var dreamsBuilder: any DreamsBuildable { DreamsBuilder(dependency: self) }
    var dreamTreeBuilder: any DreamTreeBuildable { DreamTreeBuilder(dependency: self) }
    var finderBuilder: any FinderBuildable { FinderBuilder(dependency: self) }
    var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
    var subGoalBuilder: any SubGoalBuildable { SubGoalBuilder(dependency: self) }
    var itemBuilder: any ItemBuildable { ItemBuilder(dependency: self) }
    var editorBuilder: any EditorBuildable { EditorBuilder(dependency: self) }
    var fillBuilder: any FillBuildable { FillBuilder(dependency: self) }
    var overviewBuilder: any OverviewBuildable { OverviewBuilder(dependency: self) }
    var progressBuilder: any ProgressBuildable { ProgressBuilder(dependency: self) }
    var insightsBuilder: any InsightsBuildable { InsightsBuilder(dependency: self) }
    var settingsBuilder: any SettingsBuildable { SettingsBuilder(dependency: self) }
    var reviewBuilder: any ReviewBuildable { ReviewBuilder(dependency: self) }
    var todayBuilder: any TodayBuildable { TodayBuilder(dependency: self) }
    var privacyBuilder: any PrivacyBuildable { PrivacyBuilder(dependency: self) }
    var trendBuilder: any TrendBuildable { TrendBuilder(dependency: self) }
    var suggestBuilder: any SuggestBuildable { SuggestBuilder(dependency: self) }
}

extension RootComponent: LaunchDependency, OnboardingDependency, ChartsDependency, DreamsDependency,
    DreamTreeDependency, EditorDependency, FillDependency, FinderDependency, HomeDependency, InsightsDependency,
    ItemDependency, OverviewDependency, PrivacyDependency, ProgressDependency, ReviewDependency, SettingsDependency,
    SubGoalDependency, TemplatesDependency, TodayDependency, TrendDependency
{}
extension RootComponent: SuggestDependency {}
