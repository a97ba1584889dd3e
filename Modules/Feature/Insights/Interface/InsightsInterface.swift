public import Ribcage

/// Builds the RIB that shows what the log tells.
public protocol InsightsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
