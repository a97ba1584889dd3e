package import Basics
package import EventLogDomainInterface
import PrivacyFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows, stops and deletes the event log.
package final class PrivacyBuilder: Builder<any PrivacyDependency>, PrivacyBuildable {
    package func build() -> any ViewableRouting {
        PrivacyComponent(dependency: dependency).router()
    }

    /// The guide to the event log: its commands, for the manual and completion.
    package static let guide = Guide(to: "privacy", of: PrivacyScreen.self)
}

/// The dependencies of Privacy.
package protocol PrivacyDependency: Dependency {
    /// The use case that reads, stops and deletes the event log.
    var eventLogUseCase: any EventLogUseCase { get }
    /// The clock that converts times to local time.
    var clock: WallClock { get }
}

/// Creates the objects of one Privacy RIB.
final class PrivacyComponent: Component<any PrivacyDependency> {
    func router() -> PrivacyRouter {
        let interactor = PrivacyInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return PrivacyRouter(
            interactor: interactor, viewController: PrivacyScreen(reactor: interactor, clock: dependency.clock))
    }
}

/// The router of a RIB without children.
final class PrivacyRouter: ViewableRouter<PrivacyInteractor> {}
