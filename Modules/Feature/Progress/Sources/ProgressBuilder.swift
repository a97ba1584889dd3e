package import ExchangeDomainInterface
package import ProgressDomainInterface
import ProgressFeatureInterface
package import Ribcage
package import Screens
package import TrendFeatureInterface

/// Builds the RIB that shows the progress of a chart.
package final class ProgressBuilder: Builder<any ProgressDependency>, ProgressBuildable {
    package func build(chart: OpenChart) -> any ViewableRouting {
        ProgressComponent(dependency: dependency).router(chart: chart)
    }

    /// What can be typed where progress is shown, for the App.
    package static let guide = Guide(to: "progress", of: ProgressScreen.self, signposts: ProgressRouter.signposts)
}

/// What Progress needs from outside.
package protocol ProgressDependency: ProgressChildren {
    /// Provides the progress as a picture.
    var documentsUseCase: any DocumentsUseCase { get }
}

/// The builders of the children of Progress.
package protocol ProgressChildren: Dependency {
    /// Builds the places that draw the chart's past.
    var trendBuilder: any TrendBuildable { get }
}

/// Where the parts of one Progress are made.
final class ProgressComponent: Component<any ProgressDependency> {
    func router(chart: OpenChart) -> ProgressRouter {
        let documents = dependency.documentsUseCase.documents(of: chart.id, showing: .progress)
        let interactor = ProgressInteractor(chart: chart, documents: documents)
        let router = ProgressRouter(
            interactor: interactor, viewController: ProgressScreen(reactor: interactor), builders: dependency)
        interactor.router = router
        return router
    }
}
