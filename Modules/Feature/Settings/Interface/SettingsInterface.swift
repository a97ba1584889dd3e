public import Ribcage

/// Builds the RIB that shows what the program knows of a person, and where it keeps it.
public protocol SettingsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
