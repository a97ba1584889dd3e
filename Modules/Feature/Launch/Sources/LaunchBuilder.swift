package import ChartsFeatureInterface
package import DreamsFeatureInterface
package import ExchangeDomainInterface
package import FinderFeatureInterface
package import HomeFeatureInterface
package import InsightsFeatureInterface
import LaunchFeatureInterface
package import MandalartDomainInterface
package import OnboardingFeatureInterface
package import ProfileDomainInterface
package import Prompt
package import Ribcage

/// Builds the root of the tree.
package final class LaunchBuilder: Builder<any LaunchDependency>, LaunchBuildable {
    package func build() -> any Routing {
        LaunchComponent(dependency: dependency).router()
    }

    /// What can be typed before any place is open, for the App.
    package static let guide = Guide(signposts: LaunchRouter.signposts)
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

/// The builders of the children of Launch.
package protocol LaunchChildren: Dependency {
    /// Builds the place for a new person.
    var onboardingBuilder: any OnboardingBuildable { get }
    /// Builds the list of charts.
    var chartsBuilder: any ChartsBuildable { get }
    /// Builds the list of dreams.
    var dreamsBuilder: any DreamsBuildable { get }
    /// Builds the places where a person looks for something.
    var finderBuilder: any FinderBuildable { get }
    /// Builds the place for insights.
    var insightsBuilder: any InsightsBuildable { get }
    /// Builds the place for one chart.
    var homeBuilder: any HomeBuildable { get }
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
