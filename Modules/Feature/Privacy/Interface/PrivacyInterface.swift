public import EventLogDomainInterface
public import Platform
public import Ribcage

/// What Privacy needs from outside.
public protocol PrivacyDependency: Dependency {
    /// Reads the log, stops it and deletes it.
    var eventLogUseCase: any EventLogUseCase { get }
    /// Says what time it was where the person is.
    var clock: WallClock { get }
}

/// Builds the RIB that shows what the log keeps, and forgets it.
public protocol PrivacyBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
