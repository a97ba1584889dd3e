public import Ribcage

/// Builds the RIB that shows what the log tells.
public protocol InsightsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
