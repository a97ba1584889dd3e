package import EventLogDomainInterface
import OnboardingFeatureInterface
package import ProfileDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that asks a new person for a nickname.
package final class OnboardingBuilder: Builder<any OnboardingDependency>, OnboardingBuildable {
    package func build() -> any ViewableRouting {
        OnboardingComponent(dependency: dependency).router()
    }

    /// What can be typed by a new person, for the App.
    package static let guide = Guide(to: "onboarding", isStart: true, of: OnboardingScreen.self)
}

/// What Onboarding needs from outside.
package protocol OnboardingDependency: Dependency {
    /// Stores the nickname.
    var profileUseCase: any ProfileUseCase { get }
    /// Logs that the person chose a nickname.
    var logger: any Logger { get }
}

/// Where the parts of one Onboarding are made.
final class OnboardingComponent: Component<any OnboardingDependency> {
    func router() -> OnboardingRouter {
        let interactor = OnboardingInteractor(profileUseCase: dependency.profileUseCase, logger: dependency.logger)
        let router = OnboardingRouter(interactor: interactor, viewController: OnboardingScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB that leads nowhere.
final class OnboardingRouter: ViewableRouter<OnboardingInteractor> {}
