package import Prompt
package import Ribcage
package import SettingsFeatureInterface

/// Builds the RIB that shows what the program knows of a person.
package final class SettingsBuilder: Builder<any SettingsDependency>, SettingsBuildable {
    package func build() -> any ViewableRouting {
        SettingsComponent(dependency: dependency).router()
    }

    /// What can be typed in the settings, for the App.
    package static let guide = Guide(
        to: "settings", commands: SettingsScreen.commands, signposts: SettingsRouter.signposts,
        record: SettingsScreen.recordGuide)
}

/// Where the parts of one Settings are made.
final class SettingsComponent: Component<any SettingsDependency> {
    func router() -> SettingsRouter {
        let interactor = SettingsInteractor(
            profileUseCase: dependency.profileUseCase, languageChoice: dependency.languageChoice,
            dataLocation: dependency.dataLocation)
        return SettingsRouter(
            interactor: interactor, viewController: SettingsScreen(reactor: interactor), builders: dependency)
    }
}
