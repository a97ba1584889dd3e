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
    package func build() -> any ViewableRouting { VisitsComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription(
        "visits", isStart: true, of: VisitsScreen.self, destinations: VisitsRouter.destinations)
}

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

package protocol VisitsChildren: Dependency {
    var visitBuilder: any VisitBuildable { get }
    var statisticsBuilder: any StatisticsBuildable { get }
    var sakatsuSettingsBuilder: any SakatsuSettingsBuildable { get }
}

final class VisitsComponent: Component<any VisitsDependency> {
    func router() -> VisitsRouter {
        let interactor = VisitsInteractor(
            visitsUseCase: dependency.visitsUseCase, timerUseCase: dependency.timerUseCase,
            settingsUseCase: dependency.sakatsuSettingsUseCase,
            documents: dependency.documentsUseCase.documents(of: nil), history: dependency.visitsHistory)
        let router = VisitsRouter(interactor, showing: VisitsScreen.self, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol VisitsRoutable: Routable {
    /// Opens a visit.
    func routeToVisit(_ number: VisitNumber)
    /// Closes the place of a removed visit, if it is open.
    ///
    /// - Throws: the error of closing it.
    func closeVisit(_ number: VisitNumber) async throws
}

/// Opens the child places of the list of visits.
final class VisitsRouter: PlaceRouter<VisitsInteractor, any VisitsChildren>, VisitsRoutable {
    override class var ways: Ways {
        [
            .sends(.visit, summary: VisitsPhrases.visit, byNumber: true) { .open($0) },
            .opens(.stats, summary: VisitsPhrases.stats) { $0.builders.statisticsBuilder.build(period: $1) },
            .opens("settings", summary: VisitsPhrases.settings) { $0.builders.sakatsuSettingsBuilder.build() },
        ]
    }

    /// The visit whose place was opened last.
    private var opened: VisitNumber?

    func routeToVisit(_ number: VisitNumber) {
        opened = number
        open(builders.visitBuilder.build(number: number), at: .visit, number)
    }

    func closeVisit(_ number: VisitNumber) async throws {
        guard let opened, opened.isSame(as: number), openPlace?.address == Address.visit(opened).segments else {
            return
        }
        try await closeOpenPlace()
    }
}
