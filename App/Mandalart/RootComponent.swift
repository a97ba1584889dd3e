import ChartsFeature
import ChartsFeatureInterface
import DreamTreeFeature
import DreamTreeFeatureInterface
import DreamsDomain
import DreamsDomainInterface
import DreamsFeature
import DreamsFeatureInterface
import ExchangeDomain
import ExchangeDomainInterface
import FinderFeature
import FinderFeatureInterface
import HomeFeatureInterface
import Languages
import LaunchFeature
import LaunchFeatureInterface
import MandalartDomain
import MandalartDomainInterface
import OnboardingFeature
import OnboardingFeatureInterface
import ProfileDomain
import ProfileDomainInterface
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
    let exchangeUseCase: any ExchangeUseCase = DocumentExchange()
    let templatesUseCase: any TemplatesUseCase = BuiltInTemplates()
    let profileUseCase: any ProfileUseCase
    let dreamsUseCase: any DreamsUseCase
    let languageChoice: LanguageChoice

    init(dependency storage: Storage, languageChoice: LanguageChoice) {
        self.languageChoice = languageChoice
        let charts = StoredChartsUseCase(repository: storage.chartsRepository)
        (chartsUseCase, transferUseCase) = (charts, charts)
        dreamsUseCase = StoredDreamsUseCase(
            repository: storage.dreamsRepository, charts: charts, today: storage.today)
        finderUseCase = StoredFinderUseCase(repository: storage.finderRepository, now: storage.now)
        profileUseCase = StoredProfileUseCase(repository: storage.profileRepository)
        super.init(dependency: storage)
    }

    /// Lets what the person chose in the settings decide the language, where nobody stronger does.
    func applySettings() async throws {
        languageChoice.setting = try await profileUseCase.profile().language
    }

    var dataLocation: String { dependency.location }

    var launchBuilder: any LaunchBuildable { LaunchBuilder(dependency: self) }
    var onboardingBuilder: any OnboardingBuildable { OnboardingBuilder(dependency: self) }
    var chartsBuilder: any ChartsBuildable { ChartsBuilder(dependency: self) }
    var templatesBuilder: any TemplatesBuildable { TemplatesBuilder(dependency: self) }
    var dreamsBuilder: any DreamsBuildable { DreamsBuilder(dependency: self) }
    var dreamTreeBuilder: any DreamTreeBuildable { DreamTreeBuilder(dependency: self) }
    var finderBuilder: any FinderBuildable { FinderBuilder(dependency: self) }
    var settingsBuilder: any SettingsBuildable { SettingsBuilder(dependency: self) }

    func homeBuilder(of chart: ChartID) -> any HomeBuildable {
        ChartComponent(dependency: self, chart: chart).homeBuilder
    }
}

extension RootComponent: LaunchDependency, OnboardingDependency, ChartsDependency, DreamsDependency,
    DreamTreeDependency, FinderDependency, SettingsDependency, TemplatesDependency
{}
