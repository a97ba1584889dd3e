package import EventLogDomainInterface
import InsightsFeatureInterface
package import Ribcage
package import Screens
package import Time

/// Builds the RIB that shows insights from the event log.
package final class InsightsBuilder: Builder<any InsightsDependency>, InsightsBuildable {
    package func build() -> any ViewableRouting {
        InsightsComponent(dependency: dependency).router()
    }

    /// What can be typed in the insights, for the App.
    package static let guide = Guide(to: "insights", of: InsightsScreen.self)
}

/// What Insights needs from outside.
package protocol InsightsDependency: Dependency {
    /// Reads the event log.
    var eventLogUseCase: any EventLogUseCase { get }
    /// The clock that converts times to local time.
    var clock: WallClock { get }
}

/// Where the parts of one Insights are made.
final class InsightsComponent: Component<any InsightsDependency> {
    func router() -> InsightsRouter {
        let interactor = InsightsInteractor(eventLogUseCase: dependency.eventLogUseCase)
        return InsightsRouter(
            interactor: interactor, viewController: InsightsScreen(reactor: interactor, clock: dependency.clock))
    }
}

/// The router of a RIB that leads nowhere.
final class InsightsRouter: ViewableRouter<InsightsInteractor> {}
