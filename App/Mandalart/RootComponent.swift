import ChartsFeature
import ChartsFeatureInterface
import HomeFeatureInterface
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
    let profileUseCase: any ProfileUseCase

    override init(dependency storage: Storage) {
        chartsUseCase = StoredChartsUseCase(repository: storage.chartsRepository)
        profileUseCase = StoredProfileUseCase(repository: storage.profileRepository)
        super.init(dependency: storage)
    }

    var dataLocation: String { dependency.location }

    var launchBuilder: any LaunchBuildable { LaunchBuilder(dependency: self) }
    var onboardingBuilder: any OnboardingBuildable { OnboardingBuilder(dependency: self) }
    var chartsBuilder: any ChartsBuildable { ChartsBuilder(dependency: self) }
    var settingsBuilder: any SettingsBuildable { SettingsBuilder(dependency: self) }

    func homeBuilder(of chart: ChartID) -> any HomeBuildable {
        ChartComponent(dependency: self, chart: chart).homeBuilder
    }
}

extension RootComponent: LaunchDependency, OnboardingDependency, ChartsDependency, SettingsDependency {}
