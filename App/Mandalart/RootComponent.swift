import EditorFeature
import EditorFeatureInterface
import ExchangeDomain
import ExchangeDomainInterface
import HomeFeature
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
import SubGoalFeature
import SubGoalFeatureInterface

/// The one place that knows implementations: it makes the use cases over the repositories that it is given, and every
/// builder. What a feature needs and nobody gives does not compile.
final class RootComponent: Component<Storage> {
    let mandalartUseCase: any MandalartUseCase
    let chartsUseCase: any ChartsUseCase
    let exchangeUseCase: any ExchangeUseCase = DocumentExchange()
    let profileUseCase: any ProfileUseCase
    let languageChoice: LanguageChoice

    init(dependency storage: Storage, languageChoice: LanguageChoice) {
        self.languageChoice = languageChoice
        mandalartUseCase = StoredMandalartUseCase(repository: storage.mandalartRepository)
        chartsUseCase = StoredChartsUseCase(repository: storage.chartsRepository)
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
    var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
    var subGoalBuilder: any SubGoalBuildable { SubGoalBuilder(dependency: self) }
    var editorBuilder: any EditorBuildable { EditorBuilder(dependency: self) }
    var settingsBuilder: any SettingsBuildable { SettingsBuilder(dependency: self) }
}

extension RootComponent: LaunchDependency, OnboardingDependency, HomeDependency {}
extension RootComponent: SubGoalDependency, EditorDependency, SettingsDependency {}
