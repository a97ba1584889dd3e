package import Basics
package import PrivacyFeatureInterface
package import ProfileDomainInterface
package import Ribcage
package import Screens
import SettingsFeatureInterface

/// Builds the RIB that shows and changes the settings of the goal planner.
package final class SettingsBuilder: Builder<any SettingsDependency>, SettingsBuildable {
    package func build() -> any ViewableRouting {
        SettingsComponent(dependency: dependency).router()
    }

    /// The guide to the settings: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(to: "settings", of: SettingsScreen.self, signposts: SettingsRouter.signposts)
}

/// The dependencies of Settings.
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

/// The builders of the children of Settings.
package protocol SettingsChildren: Dependency {
    /// The builder of the event log.
    var privacyBuilder: any PrivacyBuildable { get }
}

/// Creates the objects of one Settings RIB.
final class SettingsComponent: Component<any SettingsDependency> {
    func router() -> SettingsRouter {
        let interactor = SettingsInteractor(
            profileUseCase: dependency.profileUseCase, history: dependency.profileHistory,
            languageChoice: dependency.languageChoice, dataLocation: dependency.dataLocation)
        return SettingsRouter(
            interactor: interactor, viewController: SettingsScreen(reactor: interactor), builders: dependency)
    }
}
