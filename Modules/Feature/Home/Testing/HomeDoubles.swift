package import EditorFeatureInterface
package import EditorFeatureTesting
package import FillFeatureInterface
package import FillFeatureTesting
import HomeFeatureInterface
import Languages
package import MandalartDomainInterface
import MandalartDomainTesting
package import OverviewFeatureInterface
package import OverviewFeatureTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
package import RibcageTesting
package import SettingsFeatureInterface
package import SettingsFeatureTesting
package import SubGoalFeatureInterface
package import SubGoalFeatureTesting

/// What Home needs, on fakes and on mocks.
package final class HomeDependencyStub: HomeDependency {
    package let mandalartUseCase: any MandalartUseCase
    package let profileUseCase: any ProfileUseCase
    package let subGoalMock = SubGoalBuildableMock()
    package let editorMock = EditorBuildableMock()
    package let fillMock = FillBuildableMock()
    package let overviewMock = OverviewBuildableMock()
    package let settingsMock = SettingsBuildableMock()

    package var subGoalBuilder: any SubGoalBuildable { subGoalMock }
    package var editorBuilder: any EditorBuildable { editorMock }
    package var fillBuilder: any FillBuildable { fillMock }
    package var overviewBuilder: any OverviewBuildable { overviewMock }
    package var settingsBuilder: any SettingsBuildable { settingsMock }

    package init(
        mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake(),
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake()
    ) {
        self.mandalartUseCase = mandalartUseCase
        self.profileUseCase = profileUseCase
    }
}

/// Builds a place that shows its address.
package final class HomeBuildableMock: HomeBuildable {
    package init() {}

    package func build(number: ChartID?) -> any ViewableRouting {
        guard let number else { return RouterSpy(showing: "home") }
        return RouterSpy(showing: "chart", "\(number)")
    }
}

/// Writes down where Home leads a person.
package final class HomeRoutableSpy: HomeRoutable {
    package let log: CallLog

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToSubGoal(_ position: Position) { log.record("routeToSubGoal(\(position))") }
    package func routeToEditor(_ cell: Cell) { log.record("routeToEditor(\(cell.sentenceName.english))") }
    package func routeToFill() { log.record("routeToFill()") }
    package func routeToOverview(_ style: OverviewStyle) { log.record("routeToOverview(\(style))") }
    package func routeToSettings() { log.record("routeToSettings()") }
    package func routeBack() { log.record("routeBack()") }
}
