import ChartsFeature
import ChartsFeatureInterface
import Documents
import DreamTreeFeature
import DreamTreeFeatureInterface
import DreamsDomain
import DreamsDomainInterface
import DreamsFeature
import DreamsFeatureInterface
import EventLogDomain
import EventLogDomainInterface
import ExchangeDomain
import FinderFeature
import FinderFeatureInterface
import HomeFeatureInterface
import InsightsFeature
import InsightsFeatureInterface
import Languages
import LaunchFeature
import LaunchFeatureInterface
import MandalartDomain
import MandalartDomainInterface
import OnboardingFeature
import OnboardingFeatureInterface
import Platform
import PrivacyFeature
import PrivacyFeatureInterface
import ProfileDomain
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import SettingsFeature
import SettingsFeatureInterface
import TemplatesDomain
import TemplatesDomainInterface
import TemplatesFeature
import TemplatesFeatureInterface

/// The one place that knows implementations: it makes the use cases over the repositories that it is given, and every
/// builder. What a feature needs and nobody gives does not compile.
final class RootComponent: Component<Storage> {
    let chartsUseCase: any ChartsUseCase
    let finderUseCase: any FinderUseCase
    let transferUseCase: any ChartTransferUseCase
    let templatesUseCase: any TemplatesUseCase = BuiltInTemplates()
    let profileUseCase: any ProfileUseCase
    let dreamsUseCase: any DreamsUseCase
    let eventLogUseCase: any EventLogUseCase
    let languageChoice: LanguageChoice
    let clock: WallClock
    private let storingLogger: StoringLogger

    init(dependency storage: Storage, languageChoice: LanguageChoice, clock: WallClock) {
        self.languageChoice = languageChoice
        self.clock = clock
        storingLogger = StoringLogger(repository: storage.eventLogRepository, now: clock.now)
        let charts = StoredChartsUseCase(
            repository: LoggedChartsRepository(storage.chartsRepository, logger: storingLogger))
        (chartsUseCase, transferUseCase) = (charts, charts)
        dreamsUseCase = StoredDreamsUseCase(
            repository: storage.dreamsRepository, charts: charts, today: { Day(of: clock.localTime(of: clock.now())) })
        finderUseCase = StoredFinderUseCase(repository: storage.finderRepository, now: clock.now)
        eventLogUseCase = StoredEventLogUseCase(repository: storage.eventLogRepository, logger: storingLogger)
        profileUseCase = StoredProfileUseCase(repository: storage.profileRepository)
        super.init(dependency: storage)
    }

    /// Lets what the person chose in the settings decide the language, where nobody stronger does.
    func applySettings() async throws {
        languageChoice.setting = try await profileUseCase.profile().language
    }

    /// Called once, when nothing is edited any more.
    func close() async {
        await storingLogger.finish()
        await dependency.close()
    }

    var logger: any Logger { storingLogger }
    var activityRepository: any ActivityRepository { dependency.activityRepository }
    var dataLocation: String { dependency.location }

    var launchBuilder: any LaunchBuildable { LaunchBuilder(dependency: self) }
    var onboardingBuilder: any OnboardingBuildable { OnboardingBuilder(dependency: self) }
    var chartsBuilder: any ChartsBuildable { ChartsBuilder(dependency: self) }
    var templatesBuilder: any TemplatesBuildable { TemplatesBuilder(dependency: self) }
    var dreamsBuilder: any DreamsBuildable { DreamsBuilder(dependency: self) }
    var dreamTreeBuilder: any DreamTreeBuildable { DreamTreeBuilder(dependency: self) }
    var finderBuilder: any FinderBuildable { FinderBuilder(dependency: self) }
    var insightsBuilder: any InsightsBuildable { InsightsBuilder(dependency: self) }
    var settingsBuilder: any SettingsBuildable { SettingsBuilder(dependency: self) }
    var privacyBuilder: any PrivacyBuildable { PrivacyBuilder(dependency: self) }

    var documents: any DocumentPort { documents(of: nil) }

    /// The documents as seen from a chart, or from none.
    func documents(of chart: ChartID?) -> any DocumentPort {
        ChartDocuments(transfer: transferUseCase, exchange: DocumentExchange(), chart: chart)
    }

    func homeBuilder(of chart: ChartID) -> any HomeBuildable {
        ChartComponent(dependency: self, chart: chart).homeBuilder
    }
}

extension RootComponent: LaunchDependency, OnboardingDependency, ChartsDependency, DreamsDependency,
    DreamTreeDependency, FinderDependency, InsightsDependency, SettingsDependency, PrivacyDependency,
    TemplatesDependency
{}
