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

    /// The guide to the main grid: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(
        to: "home", also: [Address.chart.name], isStart: true, of: HomeScreen.self, signposts: HomeRouter.signposts)
}

/// The dependencies of Home.
package protocol HomeDependency: HomeChildren {
    /// The use case that opens the chart.
    var openChartUseCase: any OpenChartUseCase { get }
    /// The use case that provides the nickname, and remembers which hints were shown.
    var profileUseCase: any ProfileUseCase { get }
    /// The use case that provides the chart as a document.
    var documentsUseCase: any DocumentsUseCase { get }
}

/// The builders of the children of Home.
package protocol HomeChildren: Dependency {
    /// The builder of a sub-goal.
    var subGoalBuilder: any SubGoalBuildable { get }
    /// The builder of the form for a goal.
    var editorBuilder: any EditorBuildable { get }
    /// The builder of the guided fill.
    var fillBuilder: any FillBuildable { get }
    /// The builder of the overviews of the whole chart.
    var overviewBuilder: any OverviewBuildable { get }
    /// The builder of the place that shows the progress of the chart.
    var progressBuilder: any ProgressBuildable { get }
    /// The builder of the settings.
    var settingsBuilder: any SettingsBuildable { get }
    /// The builder of the suggestions for an empty cell.
    var suggestBuilder: any SuggestBuildable { get }
}

/// Creates the objects of one Home RIB.
final class HomeComponent: Component<any HomeDependency> {
    func router(chart: OpenChart, listener: any HomeListener) -> HomeRouter {
        let interactor = HomeInteractor(
            chart: chart, profileUseCase: dependency.profileUseCase,
            documents: dependency.documentsUseCase.documents(of: chart.id), listener: listener)
        let router = HomeRouter(
            interactor: interactor, viewController: HomeScreen(reactor: interactor), builders: dependency)
        interactor.router = router
        return router
    }
}
