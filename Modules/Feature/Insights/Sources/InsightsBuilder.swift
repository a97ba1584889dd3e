package import Basics
package import EventLogDomainInterface
import InsightsFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows insights from the event log.
package final class InsightsBuilder: Builder<any InsightsDependency>, InsightsBuildable {
    package func build() -> any ViewableRouting {
        InsightsComponent(dependency: dependency).router()
    }

    /// The guide to the insights: its commands, for the manual and completion.
    package static let guide = Guide(to: "insights", of: InsightsScreen.self)
}

/// The dependencies of Insights.
package protocol InsightsDependency: Dependency {
    /// The use case that reads the event log.
    var eventLogUseCase: any EventLogUseCase { get }
    /// The clock that converts times to local time.
    var clock: WallClock { get }
}

/// Creates the objects of one Insights RIB.
final class InsightsComponent: Component<any InsightsDependency> {
    func router() -> InsightsRouter {
        let interactor = InsightsInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return InsightsRouter(
            interactor: interactor, viewController: InsightsScreen(reactor: interactor, clock: dependency.clock))
    }
}

/// The router of a RIB without children.
final class InsightsRouter: ViewableRouter<InsightsInteractor> {}
