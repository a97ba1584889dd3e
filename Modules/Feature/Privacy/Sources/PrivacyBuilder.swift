package import EventLogDomainInterface
import PrivacyFeatureInterface
package import Ribcage
package import Screens
package import Time

/// Builds the RIB that shows the event log, and deletes it.
package final class PrivacyBuilder: Builder<any PrivacyDependency>, PrivacyBuildable {
    package func build() -> any ViewableRouting {
        PrivacyComponent(dependency: dependency).router()
    }

    /// What can be typed in the event log, for the App.
    package static let guide = Guide(to: "privacy", of: PrivacyScreen.self)
}

/// What Privacy needs from outside.
package protocol PrivacyDependency: Dependency {
    /// Reads, stops and deletes the event log.
    var eventLogUseCase: any EventLogUseCase { get }
    /// The clock that converts times to local time.
    var clock: WallClock { get }
}

/// Where the parts of one Privacy are made.
final class PrivacyComponent: Component<any PrivacyDependency> {
    func router() -> PrivacyRouter {
        let interactor = PrivacyInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return PrivacyRouter(
            interactor: interactor, viewController: PrivacyScreen(reactor: interactor, clock: dependency.clock))
    }
}

/// The router of a RIB that leads nowhere.
final class PrivacyRouter: ViewableRouter<PrivacyInteractor> {}
