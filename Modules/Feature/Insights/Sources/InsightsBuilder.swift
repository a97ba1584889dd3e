package import EventLogDomainInterface
import InsightsFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows insights from the event log.
package final class InsightsBuilder: Builder<any InsightsDependency>, InsightsBuildable {
    package func build() -> any ViewableRouting { InsightsComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription("insights", of: InsightsScreen.self)
}

package protocol InsightsDependency: Dependency {
    /// The use case that reads the event log.
    var eventLogUseCase: any EventLogUseCase { get }
}

final class InsightsComponent: Component<any InsightsDependency> {
    func router() -> InsightsRouter {
        let interactor = InsightsInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return InsightsRouter(interactor, showing: InsightsScreen.self)
    }
}

final class InsightsRouter: ViewableRouter<InsightsInteractor> {}
