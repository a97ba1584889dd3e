import EditorFeatureInterface
import FillFeatureInterface
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeatureInterface
import ProgressDomainInterface
import ProgressFeatureInterface
import Ribcage
import SettingsFeatureInterface
import SubGoalFeatureInterface
import SuggestFeatureInterface

/// The router of Home, as its interactor sees it.
protocol HomeRoutable: Routable {
    /// Opens a filled sub-goal.
    func routeToSubGoal(_ position: Position)
}

/// Opens the child places of Home, the place of the main grid.
final class HomeRouter: PlaceRouter<HomeInteractor, any HomeChildren>, HomeRoutable {
    override class var ways: Ways {
        [
            .sends(.subGoal, summary: HomePhrases.subGoal, byNumber: true) { .open(.at($0)) },
            .opens(.edit, summary: HomePhrases.edit) {
                $0.builders.editorBuilder.build(chart: $0.interactor.chart, cell: $1.target())
            },
            .opens("fill", summary: HomePhrases.fill) {
                $0.builders.fillBuilder.build(chart: $0.interactor.chart.mandalart, in: nil)
            },
            .opens(.suggest, summary: HomePhrases.suggest) {
                $0.builders.suggestBuilder.build(chart: $0.interactor.chart, cell: $1?.target(), in: nil)
            },
            .opens("full", summary: HomePhrases.full) { overview(below: $0, .full) },
            .opens(.list, summary: HomePhrases.list) { overview(below: $0, .list($1)) },
            .opens("progress", summary: HomePhrases.progress) {
                $0.builders.progressBuilder.build(chart: $0.interactor.chart)
            },
            .opens("settings", summary: HomePhrases.settings) { $0.builders.settingsBuilder.build() },
        ]
    }

    private static func overview(
        below router: PlaceRouter<HomeInteractor, any HomeChildren>, _ style: OverviewStyle
    ) -> any ViewableRouting {
        router.builders.overviewBuilder.build(
            chart: router.interactor.chart.mandalart, listener: router.interactor, style: style)
    }

    func routeToSubGoal(_ position: Position) {
        open(builders.subGoalBuilder.build(chart: interactor.chart, position: position), at: .subGoal, position)
    }
}
