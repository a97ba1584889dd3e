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

/// Builds the root of the tree.
package final class LaunchBuilder: Builder<any LaunchDependency>, LaunchBuildable {
    package func build() -> any Routing {
        LaunchComponent(dependency: dependency).router()
    }

    /// What can be typed before any place is open, for the App, which plugs in places.
    package static func guide(places: [Signpost]) -> Guide {
        Guide(signposts: LaunchRouter.signposts + places)
    }
}

/// What Launch needs from outside.
package protocol LaunchDependency: LaunchChildren {
    /// Says whether the person is known.
    var profileUseCase: any ProfileUseCase { get }
    /// Says which chart a person works on, and which ones there are.
    var chartsUseCase: any ChartsUseCase { get }
    /// Offers all charts as documents.
    var documentsUseCase: any DocumentsUseCase { get }
}

/// What the places that are plugged in below Launch may tell it.
package typealias LaunchPlaceListener = ChartsListener & FinderListener & ReviewListener & TodayListener

/// The builders of the children of Launch.
package protocol LaunchChildren: Dependency {
    /// Builds the place for a new person.
    var onboardingBuilder: any OnboardingBuildable { get }
    /// Builds the place for one chart.
    var homeBuilder: any HomeBuildable { get }
    /// The places that are about all charts, and open to whoever has said what to be called.
    var launchPlaces: PluginPoint<any LaunchPlaceListener> { get }
}

/// Where the parts of one Launch are made. It has no screen.
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
