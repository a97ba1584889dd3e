package import ExchangeDomainInterface
import MandalartDomainInterface
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

    package static let placeDescription = PlaceDescription(
        "progress", of: ProgressScreen.self, destinations: ProgressRouter.destinations)
}

package protocol ProgressDependency: ProgressChildren {
    /// The use case that provides the progress as a picture.
    var documentsUseCase: any DocumentsUseCase { get }
}

package protocol ProgressChildren: Dependency {
    var trendBuilder: any TrendBuildable { get }
}

final class ProgressComponent: Component<any ProgressDependency> {
    func router(chart: OpenChart) -> ProgressRouter {
        let documents = dependency.documentsUseCase.documents(of: chart.id, showing: .progress)
        let interactor = ProgressInteractor(chart: chart, documents: documents)
        let router = ProgressRouter(interactor, showing: ProgressScreen.self, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol ProgressRoutable: Routable {
    /// Opens the drawing of the number of edits and log entries on each day of a year.
    func routeToYear(_ year: YearChoice)
    /// Opens the drawing of the rate over time of a filled sub-goal or, if `nil`, of a whole chart.
    func routeToRates(of subGoal: Position?, in chart: OpenChart)
}

/// Opens the child places of Progress: the map of the days of a year, and the plot of rates over time.
final class ProgressRouter: PlaceRouter<ProgressInteractor, any ProgressChildren>, ProgressRoutable {
    override class var ways: Ways {
        [
            .sends(.year, summary: ProgressScreenPhrases.year) { .openYear($0) },
            .sends(.rates, summary: ProgressScreenPhrases.ratesOverTime) { .openRates($0) },
        ]
    }

    func routeToYear(_ year: YearChoice) {
        open(builders.trendBuilder.build(chart: interactor.chart, style: .year(year)), at: .year, year)
    }

    func routeToRates(of subGoal: Position?, in chart: OpenChart) {
        let other = chart.id == interactor.chart.id ? nil : chart.id
        open(
            builders.trendBuilder.build(chart: chart, style: .rates(subGoal)), at: .rates,
            RatesChoice(at: subGoal, in: other))
    }
}
