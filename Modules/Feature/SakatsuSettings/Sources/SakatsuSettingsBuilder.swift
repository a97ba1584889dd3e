package import Edits
package import Languages
package import Ribcage
package import SakatsuDomainInterface
import SakatsuSettingsFeatureInterface
package import Screens

/// Builds the RIB of the settings.
package final class SakatsuSettingsBuilder: Builder<any SakatsuSettingsDependency>, SakatsuSettingsBuildable {
    package func build() -> any ViewableRouting {
        SakatsuSettingsComponent(dependency: dependency).router()
    }

    /// What can be typed in the settings, for the App.
    package static let guide = Guide(to: "settings", of: SakatsuSettingsScreen.self)
}

/// What SakatsuSettings needs from outside.
package protocol SakatsuSettingsDependency: Dependency {
    /// Keeps the defaults of a new visit, and the language.
    var sakatsuSettingsUseCase: any SakatsuSettingsUseCase { get }
    /// The edits of the settings.
    var settingsHistory: any EditHistory { get }
    /// Tells what decides the language, and gets a new one at once.
    var languageChoice: LanguageChoice { get }
    /// The file in which everything is kept, as a person can open it.
    var dataLocation: String { get }
}

/// Where the parts of one SakatsuSettings are made.
final class SakatsuSettingsComponent: Component<any SakatsuSettingsDependency> {
    func router() -> SakatsuSettingsRouter {
        let interactor = SakatsuSettingsInteractor(
            settingsUseCase: dependency.sakatsuSettingsUseCase, history: dependency.settingsHistory,
            languageChoice: dependency.languageChoice, dataLocation: dependency.dataLocation)
        return SakatsuSettingsRouter(
            interactor: interactor, viewController: SakatsuSettingsScreen(reactor: interactor))
    }
}

/// The router of a RIB that leads nowhere.
final class SakatsuSettingsRouter: ViewableRouter<SakatsuSettingsInteractor> {}
