public import Ribcage

/// Builds the RIB of the settings.
public protocol SakatsuSettingsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
