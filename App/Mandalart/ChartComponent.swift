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
import ProfileDomainInterface
import Ribcage
import SettingsFeatureInterface
import SubGoalFeature
import SubGoalFeatureInterface

/// The scope of one chart: what is built here is about that chart alone.
final class ChartComponent: Component<RootComponent> {
    let mandalartUseCase: any MandalartUseCase

    init(dependency root: RootComponent, chart: ChartID) {
        mandalartUseCase = root.chartsUseCase.chart(chart)
        super.init(dependency: root)
    }

    var profileUseCase: any ProfileUseCase { dependency.profileUseCase }
    var logger: any Logger { dependency.logger }
    var settingsBuilder: any SettingsBuildable { dependency.settingsBuilder }

    var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
    var subGoalBuilder: any SubGoalBuildable { SubGoalBuilder(dependency: self) }
    var fillBuilder: any FillBuildable { FillBuilder(dependency: self) }
    var overviewBuilder: any OverviewBuildable { OverviewBuilder(dependency: self) }
    var editorBuilder: any EditorBuildable { EditorBuilder(dependency: self) }
}

extension ChartComponent: HomeDependency, SubGoalDependency, FillDependency, OverviewDependency,
    EditorDependency
{}
