import Ribcage
import SettingsFeatureInterface

/// What one Settings makes for itself.
final class SettingsComponent: Component<any SettingsDependency> {
    let interactor: SettingsInteractor
    let screen: SettingsScreen

    init(dependency: any SettingsDependency, listener: any SettingsListener) {
        interactor = SettingsInteractor(
            profileUseCase: dependency.profileUseCase, languageChoice: dependency.languageChoice,
            dataLocation: dependency.dataLocation, listener: listener)
        screen = SettingsScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
