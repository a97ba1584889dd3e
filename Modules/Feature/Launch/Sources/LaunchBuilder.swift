package import ChartsFeatureInterface
package import ExchangeDomainInterface
package import FinderFeatureInterface
package import HomeFeatureInterface
import LaunchFeatureInterface
package import MandalartDomainInterface
package import OnboardingFeatureInterface
package import ProfileDomainInterface
package import ReviewFeatureInterface
package import Ribcage
package import Screens
package import TodayFeatureInterface

/// Builds the root of the tree of RIBs.
package final class LaunchBuilder: Builder<any LaunchDependency>, LaunchBuildable {
    package func build() -> any Routing {
        LaunchComponent(dependency: dependency).router()
    }

    /// Returns the guide to the root: the ways to charts and to the given places of plugins, for the manual and
    /// completion.
    package static func guide(places: [Signpost]) -> Guide {
        Guide(signposts: LaunchRouter.signposts + places)
    }
}

/// The dependencies of Launch.
package protocol LaunchDependency: LaunchChildren {
    /// The use case that provides the nickname, if the person has one.
    var profileUseCase: any ProfileUseCase { get }
    /// The use case that provides the charts, and the number of the current chart.
    var chartsUseCase: any ChartsUseCase { get }
    /// The use case that provides all charts as documents.
    var documentsUseCase: any DocumentsUseCase { get }
}

/// The events that the plugged-in places report to Launch.
package typealias LaunchPlaceListener = ChartsListener & FinderListener & ReviewListener & TodayListener

/// The builders of the children of Launch.
package protocol LaunchChildren: Dependency {
    /// The builder of the onboarding of a new person.
    var onboardingBuilder: any OnboardingBuildable { get }
    /// The builder of the main grid of a chart.
    var homeBuilder: any HomeBuildable { get }
    /// The places that concern all charts. They open only if the person has a nickname.
    var launchPlaces: PluginPoint<any LaunchPlaceListener> { get }
}

/// Creates the objects of one Launch RIB, which has no screen.
final class LaunchComponent: Component<any LaunchDependency> {
    func router() -> LaunchRouter {
        let interactor = LaunchInteractor(
            profileUseCase: dependency.profileUseCase, chartsUseCase: dependency.chartsUseCase,
            documents: dependency.documentsUseCase.documents(of: nil))
        let router = LaunchRouter(interactor: interactor, builders: dependency)
        interactor.router = router
        return router
    }
}
