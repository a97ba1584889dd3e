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

    /// The guide to the onboarding: its commands, for the manual and completion.
    package static let guide = Guide(to: "onboarding", isStart: true, of: OnboardingScreen.self)
}

/// The dependencies of Onboarding.
package protocol OnboardingDependency: Dependency {
    /// The use case that stores the nickname.
    var profileUseCase: any ProfileUseCase { get }
    /// The logger that records that the person chose a nickname.
    var logger: any Logger { get }
}

/// Creates the objects of one Onboarding RIB.
final class OnboardingComponent: Component<any OnboardingDependency> {
    func router() -> OnboardingRouter {
        let interactor = OnboardingInteractor(profileUseCase: dependency.profileUseCase, logger: dependency.logger)
        let router = OnboardingRouter(interactor: interactor, viewController: OnboardingScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB without children.
final class OnboardingRouter: ViewableRouter<OnboardingInteractor> {}
