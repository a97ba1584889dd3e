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

    package static let placeDescription = PlaceDescription(Address.stats.name, of: StatisticsScreen.self)
}

package protocol StatisticsDependency: Dependency {
    /// The use case that provides the statistics of the visits.
    var visitsUseCase: any VisitsUseCase { get }
}

final class StatisticsComponent: Component<any StatisticsDependency> {
    func router(period: TypedPeriod) -> StatisticsRouter {
        let interactor = StatisticsInteractor(period: period, visitsUseCase: dependency.visitsUseCase)
        return StatisticsRouter(interactor, showing: StatisticsScreen.self)
    }
}

final class StatisticsRouter: ViewableRouter<StatisticsInteractor> {}
