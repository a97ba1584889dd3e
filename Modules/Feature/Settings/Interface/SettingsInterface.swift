public import Ribcage

/// Builds the RIB that shows and changes the settings of the goal planner.
public protocol SettingsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
