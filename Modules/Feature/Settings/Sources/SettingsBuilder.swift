package import Ribcage
package import SettingsFeatureInterface

/// Builds the RIB that shows what the program knows of a person.
package final class SettingsBuilder: Builder<any SettingsDependency>, SettingsBuildable {
    package func build(listener: any SettingsListener) -> any ViewableRouting {
        let component = SettingsComponent(dependency: dependency, listener: listener)
        return SettingsRouter(interactor: component.interactor, viewController: component.screen)
    }
}
