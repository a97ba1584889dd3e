package import Basics
package import Ribcage
package import SakatsuDomainInterface
import SakatsuSettingsFeatureInterface
package import Screens

/// Builds the RIB that shows and changes the settings of the sauna log.
package final class SakatsuSettingsBuilder: Builder<any SakatsuSettingsDependency>, SakatsuSettingsBuildable {
    package func build() -> any ViewableRouting { SakatsuSettingsComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription("settings", of: SakatsuSettingsScreen.self)
}

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

final class SakatsuSettingsComponent: Component<any SakatsuSettingsDependency> {
    func router() -> SakatsuSettingsRouter {
        let interactor = SakatsuSettingsInteractor(
            SakatsuSettings(), by: dependency.sakatsuSettingsUseCase, history: dependency.settingsHistory,
            languageChoice: dependency.languageChoice, dataLocation: dependency.dataLocation,
            load: { try await $0.settings() }, language: \.language)
        return SakatsuSettingsRouter(interactor, showing: SakatsuSettingsScreen.self)
    }
}

typealias SakatsuSettingsInteractor = SettingsReactor<SakatsuSettings, any SakatsuSettingsUseCase>

final class SakatsuSettingsRouter: ViewableRouter<SakatsuSettingsInteractor> {}
