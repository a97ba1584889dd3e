public import Languages
public import PrivacyFeatureInterface
public import ProfileDomainInterface
public import Ribcage

/// What Settings needs from outside.
public protocol SettingsDependency: SettingsChildren {
    /// Keeps the nickname and the language.
    var profileUseCase: any ProfileUseCase { get }
    /// Says who decides the language, and is told of another one at once.
    var languageChoice: LanguageChoice { get }
    /// The file in which everything is kept, as a person can open it.
    var dataLocation: String { get }
}

/// The builders of the children of Settings.
public protocol SettingsChildren: Dependency {
    /// Builds the place for what the log keeps.
    var privacyBuilder: any PrivacyBuildable { get }
}

/// Builds the RIB that shows what the program knows of a person, and where it keeps it.
public protocol SettingsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
