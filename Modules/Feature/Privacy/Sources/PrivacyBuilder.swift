package import EventLogDomainInterface
import PrivacyFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows, stops and deletes the event log.
package final class PrivacyBuilder: Builder<any PrivacyDependency>, PrivacyBuildable {
    package func build() -> any ViewableRouting { PrivacyComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription("privacy", of: PrivacyScreen.self)
}

package protocol PrivacyDependency: Dependency {
    /// The use case that reads, stops and deletes the event log.
    var eventLogUseCase: any EventLogUseCase { get }
}

final class PrivacyComponent: Component<any PrivacyDependency> {
    func router() -> PrivacyRouter {
        let interactor = PrivacyInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return PrivacyRouter(interactor, showing: PrivacyScreen.self)
    }
}

final class PrivacyRouter: ViewableRouter<PrivacyInteractor> {}
