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

    /// The guide to the progress: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(to: "progress", of: ProgressScreen.self, signposts: ProgressRouter.signposts)
}

/// The dependencies of Progress.
package protocol ProgressDependency: ProgressChildren {
    /// The use case that provides the progress as a picture.
    var documentsUseCase: any DocumentsUseCase { get }
}

/// The builders of the children of Progress.
package protocol ProgressChildren: Dependency {
    /// The builder of the places that draw the past: the edits and log entries by day, and the rates by week.
    var trendBuilder: any TrendBuildable { get }
}

/// Creates the objects of one Progress RIB.
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
