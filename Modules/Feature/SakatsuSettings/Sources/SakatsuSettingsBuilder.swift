package import Basics
package import Ribcage
package import SakatsuDomainInterface
import SakatsuSettingsFeatureInterface
package import Screens

/// Builds the RIB that shows and changes the settings of the sauna log.
package final class SakatsuSettingsBuilder: Builder<any SakatsuSettingsDependency>, SakatsuSettingsBuildable {
    package func build() -> any ViewableRouting {
        SakatsuSettingsComponent(dependency: dependency).router()
    }

    /// The guide to the settings: its commands, for the manual and completion.
    package static let guide = Guide(to: "settings", of: SakatsuSettingsScreen.self)
}

/// The dependencies of SakatsuSettings.
package protocol SakatsuSettingsDependency: Dependency {
    /// The use case that stores the defaults for a new visit, and the language.
    var sakatsuSettingsUseCase: any SakatsuSettingsUseCase { get }
    /// The undo history of the settings.
    var settingsHistory: any EditHistory { get }
    /// The language choice: the language of this run, and the source that determined it. A change takes effect at once.
    var languageChoice: LanguageChoice { get }
    /// The path of the file that contains all data, for display.
    var dataLocation: String { get }
}

/// Creates the objects of one SakatsuSettings RIB.
final class SakatsuSettingsComponent: Component<any SakatsuSettingsDependency> {
    func router() -> SakatsuSettingsRouter {
        let interactor = SakatsuSettingsInteractor(
            settingsUseCase: dependency.sakatsuSettingsUseCase, history: dependency.settingsHistory,
            languageChoice: dependency.languageChoice, dataLocation: dependency.dataLocation)
        return SakatsuSettingsRouter(
            interactor: interactor, viewController: SakatsuSettingsScreen(reactor: interactor))
    }
}

/// The router of a RIB without children.
final class SakatsuSettingsRouter: ViewableRouter<SakatsuSettingsInteractor> {}
