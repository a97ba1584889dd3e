public import Ribcage

/// Builds the RIB that shows the settings of a person, and where their data is.
public protocol SettingsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
