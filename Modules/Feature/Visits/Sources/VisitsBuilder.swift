package import Basics
package import Ribcage
package import SakatsuDomainInterface
package import SakatsuSettingsFeatureInterface
package import Screens
package import StatisticsFeatureInterface
package import VisitFeatureInterface
import VisitsFeatureInterface

/// Builds the RIB that lists the visits.
package final class VisitsBuilder: Builder<any VisitsDependency>, VisitsBuildable {
    package func build() -> any ViewableRouting {
        VisitsComponent(dependency: dependency).router()
    }

    /// The guide to the list of visits: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(
        to: "visits", isStart: true, of: VisitsScreen.self, signposts: VisitsRouter.signposts)
}

/// The dependencies of Visits.
package protocol VisitsDependency: VisitsChildren {
    /// The use case that lists, adds and removes visits.
    var visitsUseCase: any VisitsUseCase { get }
    /// The use case that provides the running phase.
    var timerUseCase: any TimerUseCase { get }
    /// The use case that provides the defaults for a new visit.
    var sakatsuSettingsUseCase: any SakatsuSettingsUseCase { get }
    /// The use case that provides the visits as documents.
    var documentsUseCase: any VisitDocumentsUseCase { get }
    /// The undo history of the list of visits.
    var visitsHistory: any EditHistory { get }
}

/// The builders of the children of Visits.
package protocol VisitsChildren: Dependency {
    /// The builder of the place of one visit.
    var visitBuilder: any VisitBuildable { get }
    /// The builder of the statistics.
    var statisticsBuilder: any StatisticsBuildable { get }
    /// The builder of the settings.
    var sakatsuSettingsBuilder: any SakatsuSettingsBuildable { get }
}

/// Creates the objects of one Visits RIB.
final class VisitsComponent: Component<any VisitsDependency> {
    func router() -> VisitsRouter {
        let interactor = VisitsInteractor(
            visitsUseCase: dependency.visitsUseCase, timerUseCase: dependency.timerUseCase,
            settingsUseCase: dependency.sakatsuSettingsUseCase,
            documents: dependency.documentsUseCase.documents(of: nil), history: dependency.visitsHistory)
        let router = VisitsRouter(
            interactor: interactor, viewController: VisitsScreen(reactor: interactor), builders: dependency)
        interactor.router = router
        return router
    }
}
