package import Documents
package import DocumentsTesting
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
package import ProgressDomainInterface
import ProgressDomainTesting
package import ProgressFeatureInterface
package import ProgressFeatureTesting
import PromptTesting
package import Ribcage
import RibcageTesting
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
    package let progressUseCase: any ProgressUseCase
    package let progressMock = ProgressBuildableMock()
    package let settingsMock = SettingsBuildableMock()
    package let documentsStub = DocumentPortStub()

    package var documents: any DocumentPort { documentsStub }
    package var subGoalBuilder: any SubGoalBuildable { subGoalMock }
    package var editorBuilder: any EditorBuildable { editorMock }
    package var fillBuilder: any FillBuildable { fillMock }
    package var overviewBuilder: any OverviewBuildable { overviewMock }
    package var progressBuilder: any ProgressBuildable { progressMock }
    package var settingsBuilder: any SettingsBuildable { settingsMock }

    package init(
        mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake(),
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake()
    ) {
        self.mandalartUseCase = mandalartUseCase
        progressUseCase = ProgressUseCaseFake(mandalartUseCase)
        self.profileUseCase = profileUseCase
    }
}

/// Builds a place that shows its address.
package final class HomeBuildableMock: HomeBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "home")
    }
}
