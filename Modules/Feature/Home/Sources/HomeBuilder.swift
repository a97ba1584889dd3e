import CellsFeatureInterface
package import EditorFeatureInterface
package import ExchangeDomainInterface
package import FillFeatureInterface
package import HomeFeatureInterface
package import MandalartDomainInterface
package import OverviewFeatureInterface
package import ProfileDomainInterface
package import ProgressDomainInterface
package import ProgressFeatureInterface
package import Ribcage
package import Screens
package import SettingsFeatureInterface
package import SubGoalFeatureInterface
package import SuggestFeatureInterface

/// Builds the RIB that shows and edits the main grid of a chart.
package final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
    package func build(chart: ChartID, listener: any HomeListener) -> any ViewableRouting {
        HomeComponent(dependency: dependency)
            .router(chart: dependency.openChartUseCase.open(chart), listener: listener)
    }

    package static let placeDescription = PlaceDescription(
        "home", also: [Address.chart.name], isStart: true, of: HomeScreen.self, destinations: HomeRouter.destinations)
}

package protocol HomeDependency: HomeChildren {
    /// The use case that opens the chart.
    var openChartUseCase: any OpenChartUseCase { get }
    /// The use case that provides the nickname, and remembers which hints were shown.
    var profileUseCase: any ProfileUseCase { get }
    /// The use case that provides the chart as a document.
    var documentsUseCase: any DocumentsUseCase { get }
}

package protocol HomeChildren: Dependency {
    var subGoalBuilder: any SubGoalBuildable { get }
    var editorBuilder: any EditorBuildable { get }
    var fillBuilder: any FillBuildable { get }
    var overviewBuilder: any OverviewBuildable { get }
    var progressBuilder: any ProgressBuildable { get }
    var settingsBuilder: any SettingsBuildable { get }
    var suggestBuilder: any SuggestBuildable { get }
}

final class HomeComponent: Component<any HomeDependency> {
    func router(chart: OpenChart, listener: any HomeListener) -> HomeRouter {
        let interactor = HomeInteractor(
            chart: chart, profileUseCase: dependency.profileUseCase,
            documents: dependency.documentsUseCase.documents(of: chart.id), listener: listener)
        let router = HomeRouter(interactor, showing: HomeScreen.self, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol HomeRoutable: Routable {
    /// Opens a filled sub-goal.
    func routeToSubGoal(_ position: Position)

    /// Opens the page of a filled action item, below its sub-goal.
    ///
    /// - Throws: the error of going there.
    func routeToItem(_ position: Position, in subGoal: Position) async throws
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
        let subGoal = builders.subGoalBuilder.build(
            chart: interactor.chart, position: position, listener: interactor)
        open(subGoal, at: .subGoal, position)
    }

    func routeToItem(_ position: Position, in subGoal: Position) async throws {
        try await follow(Address.subGoal(subGoal) + Address.item(position))
    }
}
