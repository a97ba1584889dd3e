import Arguments
public import Documents
public import EditorFeatureInterface
public import FillFeatureInterface
public import MandalartDomainInterface
public import OverviewFeatureInterface
public import ProfileDomainInterface
public import ProgressDomainInterface
public import ProgressFeatureInterface
public import Ribcage
public import SettingsFeatureInterface
public import SubGoalFeatureInterface

/// What Home needs from outside.
public protocol HomeDependency: HomeChildren {
    /// Reads and edits the chart.
    var mandalartUseCase: any MandalartUseCase { get }
    /// Says whom to greet, and which hints were seen.
    var profileUseCase: any ProfileUseCase { get }
    /// Logs what a person did.
    var progressUseCase: any ProgressUseCase { get }
    /// The chart as a document.
    var documents: any DocumentPort { get }
}

/// The builders of the children of Home.
public protocol HomeChildren: Dependency {
    /// Builds the place for one sub-goal.
    var subGoalBuilder: any SubGoalBuildable { get }
    /// Builds the form for a goal.
    var editorBuilder: any EditorBuildable { get }
    /// Builds the place where the cells are asked for.
    var fillBuilder: any FillBuildable { get }
    /// Builds the places where the whole chart is shown.
    var overviewBuilder: any OverviewBuildable { get }
    /// Builds the place where progress is shown.
    var progressBuilder: any ProgressBuildable { get }
    /// Builds the settings.
    var settingsBuilder: any SettingsBuildable { get }
}

/// Builds the RIB of the main grid.
public protocol HomeBuildable: Buildable {
    /// Called by the parent when the person is known.
    func build() -> any ViewableRouting
}

extension Address where Value == ChartID {
    /// `chart <number>`: a chart by its number, whichever a person works on.
    public static var chart: Address { Address("chart", .chart) }
}

/// What Home asks of its router.
public protocol HomeRoutable: Routable {
    /// Leads to a filled sub-goal.
    func routeToSubGoal(_ position: Position)
}
