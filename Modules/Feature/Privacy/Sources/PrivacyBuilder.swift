package import PrivacyFeatureInterface
package import Prompt
package import Ribcage

/// Builds the RIB that shows what the log keeps, and forgets it.
package final class PrivacyBuilder: Builder<any PrivacyDependency>, PrivacyBuildable {
    package func build() -> any ViewableRouting {
        PrivacyComponent(dependency: dependency).router()
    }

    /// What can be typed there, for the App.
    package static let guide = Guide(to: "privacy", commands: PrivacyScreen.commands, record: PrivacyScreen.recordGuide)
}

/// Where the parts of one Privacy are made.
final class PrivacyComponent: Component<any PrivacyDependency> {
    func router() -> PrivacyRouter {
        let interactor = PrivacyInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return PrivacyRouter(
            interactor: interactor, viewController: PrivacyScreen(reactor: interactor, clock: dependency.clock))
    }
}
