public import Ribcage

/// Builds the RIB that shows what the program knows of a person, and where it keeps it.
public protocol SettingsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
