import Ribcage
import SettingsFeatureInterface

/// What one Settings makes for itself.
final class SettingsComponent: Component<any SettingsDependency> {
    let interactor: SettingsInteractor
    let screen: SettingsScreen

    override init(dependency: any SettingsDependency) {
        interactor = SettingsInteractor(
            profileUseCase: dependency.profileUseCase, languageChoice: dependency.languageChoice,
            dataLocation: dependency.dataLocation)
        screen = SettingsScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
