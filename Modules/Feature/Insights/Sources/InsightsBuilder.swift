package import EventLogDomainInterface
import InsightsFeatureInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows insights from the event log and the journal.
package final class InsightsBuilder: Builder<any InsightsDependency>, InsightsBuildable {
    package func build() -> any ViewableRouting { InsightsComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription("insights", of: InsightsScreen.self)
}

package protocol InsightsDependency: Dependency {
    /// The use case that reads the event log.
    var eventLogUseCase: any EventLogUseCase { get }
    /// The use case that reads what was finished and done.
    var reviewUseCase: any ReviewUseCase { get }
}

final class InsightsComponent: Component<any InsightsDependency> {
    func router() -> InsightsRouter {
        let interactor = InsightsInteractor(
            eventLogUseCase: dependency.eventLogUseCase, reviewUseCase: dependency.reviewUseCase)
        return InsightsRouter(interactor, showing: InsightsScreen.self)
    }
}

final class InsightsRouter: ViewableRouter<InsightsInteractor> {}
