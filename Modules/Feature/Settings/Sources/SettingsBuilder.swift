package import Ribcage
package import SettingsFeatureInterface

/// Builds the RIB that shows what the program knows of a person.
package final class SettingsBuilder: Builder<any SettingsDependency>, SettingsBuildable {
    package func build() -> any ViewableRouting {
        let component = SettingsComponent(dependency: dependency)
        let router = SettingsRouter(
            interactor: component.interactor, viewController: component.screen,
            privacyBuilder: dependency.privacyBuilder)
        component.interactor.router = router
        return router
    }
}
