package import Basics
package import PrivacyFeatureInterface
package import ProfileDomainInterface
package import Ribcage
package import Screens
import SettingsFeatureInterface

/// Builds the RIB that shows and changes the settings of the goal planner.
package final class SettingsBuilder: Builder<any SettingsDependency>, SettingsBuildable {
    package func build() -> any ViewableRouting { SettingsComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription(
        "settings", of: SettingsScreen.self, destinations: SettingsRouter.destinations)
}

package protocol SettingsDependency: SettingsChildren {
    /// The use case that stores the settings.
    var profileUseCase: any ProfileUseCase { get }
    /// The undo history of the settings.
    var profileHistory: any EditHistory { get }
    /// The language choice: the language of this run, and the source that determined it. A change takes effect at once.
    var languageChoice: LanguageChoice { get }
    /// The path of the file that contains all data, for display.
    var dataLocation: String { get }
}

package protocol SettingsChildren: Dependency {
    var privacyBuilder: any PrivacyBuildable { get }
}

final class SettingsComponent: Component<any SettingsDependency> {
    func router() -> SettingsRouter {
        let interactor = SettingsInteractor(
            Profile(), by: dependency.profileUseCase, history: dependency.profileHistory,
            languageChoice: dependency.languageChoice, dataLocation: dependency.dataLocation,
            load: { try await $0.profile() }, language: \.language)
        return SettingsRouter(interactor, showing: SettingsScreen.self, builders: dependency)
    }
}

typealias SettingsInteractor = SettingsReactor<Profile, any ProfileUseCase>

/// Opens Privacy, the page of the event log, below the settings.
final class SettingsRouter: PlaceRouter<SettingsInteractor, any SettingsChildren> {
    override class var ways: Ways {
        [.opens("privacy", summary: SettingsPhrases.openPrivacy) { $0.builders.privacyBuilder.build() }]
    }
}
