public import Ribcage

/// Builds the RIB that shows and changes the settings of the sauna log.
public protocol SakatsuSettingsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
