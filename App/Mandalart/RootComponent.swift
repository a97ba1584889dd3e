import ChartsFeature
import ChartsFeatureInterface
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

/// The one place that knows implementations: it makes the use cases over the repositories that it is given, and every
/// builder. What a feature needs and nobody gives does not compile.
final class RootComponent: Component<Storage> {
    let chartsUseCase: any ChartsUseCase
    let finderUseCase: any FinderUseCase
    let profileUseCase: any ProfileUseCase
    let languageChoice: LanguageChoice

    init(dependency storage: Storage, languageChoice: LanguageChoice) {
        self.languageChoice = languageChoice
        chartsUseCase = StoredChartsUseCase(repository: storage.chartsRepository)
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
    var finderBuilder: any FinderBuildable { FinderBuilder(dependency: self) }
    var settingsBuilder: any SettingsBuildable { SettingsBuilder(dependency: self) }

    func homeBuilder(of chart: ChartID) -> any HomeBuildable {
        ChartComponent(dependency: self, chart: chart).homeBuilder
    }
}

extension RootComponent: LaunchDependency, OnboardingDependency, ChartsDependency, FinderDependency,
    SettingsDependency
{}
