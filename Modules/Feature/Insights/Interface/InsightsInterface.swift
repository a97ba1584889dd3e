public import Ribcage

/// Builds the RIB that shows insights from the event log.
public protocol InsightsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
