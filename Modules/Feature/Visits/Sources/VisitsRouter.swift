import Basics
import Ribcage
import SakatsuDomainInterface
import SakatsuSettingsFeatureInterface
import StatisticsFeatureInterface
import VisitFeatureInterface

/// The router of Visits, as its interactor sees it.
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

    func routeToVisit(_ number: VisitNumber) {
        open(builders.visitBuilder.build(number: number), at: .visit, number)
    }

    func closeVisit(_ number: VisitNumber) async throws {
        guard openPlace?.address == Address.visit(number).segments else { return }
        try await closeOpenPlace()
    }
}
