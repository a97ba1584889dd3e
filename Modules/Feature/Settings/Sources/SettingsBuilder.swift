package import Ribcage
package import SettingsFeatureInterface

/// Builds the RIB that shows what the program knows of a person.
package final class SettingsBuilder: Builder<any SettingsDependency>, SettingsBuildable {
    package func build(listener: any SettingsListener) -> any ViewableRouting {
        let component = SettingsComponent(dependency: dependency, listener: listener)
        return SettingsRouter(interactor: component.interactor, viewController: component.screen)
    }
}

/// What one Settings makes for itself.
final class SettingsComponent: Component<any SettingsDependency> {
    let interactor: SettingsInteractor
    let screen: SettingsScreen

    init(dependency: any SettingsDependency, listener: any SettingsListener) {
        interactor = SettingsInteractor(
            profileUseCase: dependency.profileUseCase, dataLocation: dependency.dataLocation, listener: listener)
        screen = SettingsScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}

final class SettingsRouter: ViewableRouter<SettingsInteractor> {
    override var address: [String] { ["settings"] }
}
