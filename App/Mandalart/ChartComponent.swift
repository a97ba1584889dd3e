import Documents
import EditorFeature
import EditorFeatureInterface
import EventLogDomainInterface
import FillFeature
import FillFeatureInterface
import HomeFeature
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeature
import OverviewFeatureInterface
import Platform
import ProfileDomainInterface
import ProgressDomain
import ProgressDomainInterface
import ProgressFeature
import ProgressFeatureInterface
import Ribcage
import SettingsFeatureInterface
import SubGoalFeature
import SubGoalFeatureInterface

/// The scope of one chart: what is built here is about that chart alone.
final class ChartComponent: Component<RootComponent> {
    let mandalartUseCase: any MandalartUseCase
    let progressUseCase: any ProgressUseCase
    let documents: any DocumentPort

    init(dependency root: RootComponent, chart: ChartID) {
        mandalartUseCase = root.chartsUseCase.chart(chart)
        progressUseCase = StoredProgressUseCase(
            chart: chart, mandalartUseCase: mandalartUseCase, repository: root.activityRepository, clock: root.clock)
        documents = root.documents(of: chart)
        super.init(dependency: root)
    }

    var profileUseCase: any ProfileUseCase { dependency.profileUseCase }
    var clock: WallClock { dependency.clock }
    var logger: any Logger { dependency.logger }
    var settingsBuilder: any SettingsBuildable { dependency.settingsBuilder }

    var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
    var subGoalBuilder: any SubGoalBuildable { SubGoalBuilder(dependency: self) }
    var fillBuilder: any FillBuildable { FillBuilder(dependency: self) }
    var overviewBuilder: any OverviewBuildable { OverviewBuilder(dependency: self) }
    var progressBuilder: any ProgressBuildable { ProgressBuilder(dependency: self) }
    var editorBuilder: any EditorBuildable { EditorBuilder(dependency: self) }
}

extension ChartComponent: HomeDependency, SubGoalDependency, FillDependency, OverviewDependency, ProgressDependency,
    EditorDependency
{}
