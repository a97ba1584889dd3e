import Basics
package import Ribcage
package import SakatsuDomainInterface
package import Screens
import StatisticsFeatureInterface

/// Builds the RIB that shows the statistics of the visits in a period.
package final class StatisticsBuilder: Builder<any StatisticsDependency>, StatisticsBuildable {
    package func build(period: TypedPeriod) -> any ViewableRouting {
        StatisticsComponent(dependency: dependency).router(period: period)
    }

    /// The guide to the statistics: its commands, for the manual and completion.
    package static let guide = Guide(to: Address.stats.name, of: StatisticsScreen.self)
}

/// The dependencies of Statistics.
package protocol StatisticsDependency: Dependency {
    /// The use case that provides the statistics of the visits.
    var visitsUseCase: any VisitsUseCase { get }
}

/// Creates the objects of one Statistics RIB.
final class StatisticsComponent: Component<any StatisticsDependency> {
    func router(period: TypedPeriod) -> StatisticsRouter {
        let interactor = StatisticsInteractor(period: period, visitsUseCase: dependency.visitsUseCase)
        return StatisticsRouter(interactor: interactor, viewController: StatisticsScreen(reactor: interactor))
    }
}

/// The router of a RIB without children.
final class StatisticsRouter: ViewableRouter<StatisticsInteractor> {}
