package import EventLogDomainInterface
package import MandalartDomainInterface
import OnboardingFeatureInterface
package import ProfileDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that asks a new person for a nickname and a core goal.
package final class OnboardingBuilder: Builder<any OnboardingDependency>, OnboardingBuildable {
    package func build() -> any ViewableRouting { OnboardingComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription("onboarding", isStart: true, of: OnboardingScreen.self)
}

package protocol OnboardingDependency: Dependency {
    /// The use case that stores the nickname.
    var profileUseCase: any ProfileUseCase { get }
    /// The use case that stores the core goal, in the current chart.
    var chartsUseCase: any ChartsUseCase { get }
    /// The logger that records that the person chose a nickname.
    var logger: any Logger { get }
}

final class OnboardingComponent: Component<any OnboardingDependency> {
    func router() -> OnboardingRouter {
        let interactor = OnboardingInteractor(
            profileUseCase: dependency.profileUseCase, chartsUseCase: dependency.chartsUseCase,
            logger: dependency.logger)
        return OnboardingRouter(interactor, showing: OnboardingScreen.self)
    }
}

final class OnboardingRouter: ViewableRouter<OnboardingInteractor> {}
