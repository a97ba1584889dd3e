public import EventLogDomainInterface
public import Platform
public import Ribcage

/// What Insights needs from outside.
public protocol InsightsDependency: Dependency {
    /// Reads what the log tells.
    var eventLogUseCase: any EventLogUseCase { get }
    /// Says what time it was where the person is.
    var clock: WallClock { get }
}

/// Builds the RIB that shows what the log tells.
public protocol InsightsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
