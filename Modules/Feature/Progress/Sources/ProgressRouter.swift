import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import TrendFeatureInterface

/// The router of Progress, as its interactor sees it.
protocol ProgressRoutable: Routable {
    /// Opens the drawing of the number of edits and log entries on each day of a year.
    func routeToYear(_ year: YearChoice)
    /// Opens the drawing of the rate over time of a filled sub-goal or, if `nil`, of the whole chart.
    func routeToRates(of subGoal: Position?)
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

    func routeToRates(of subGoal: Position?) {
        open(
            builders.trendBuilder.build(chart: interactor.chart, style: .rates(subGoal)), at: .rates,
            RatesChoice(at: subGoal))
    }
}
