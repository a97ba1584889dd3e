// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EditorFeatureInterface
import EditorFeatureTesting
import ExchangeDomainInterface
import ExchangeDomainTesting
import FillFeatureInterface
import FillFeatureTesting
import HomeFeature
import OverviewFeatureInterface
import OverviewFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import ProgressFeatureInterface
import ProgressFeatureTesting
import SettingsFeatureInterface
import SettingsFeatureTesting
import SubGoalFeatureInterface
import SubGoalFeatureTesting
import SuggestFeatureInterface
import SuggestFeatureTesting

/// The dependencies of Home, as doubles.
final class HomeDependencyStub: HomeDependency {
    let openChartUseCase: any OpenChartUseCase
    let profileUseCase: any ProfileUseCase
    let documentsUseCase: any DocumentsUseCase
    let subGoalMock = SubGoalBuildableMock()
    let editorMock = EditorBuildableMock()
    let fillMock = FillBuildableMock()
    let overviewMock = OverviewBuildableMock()
    let progressMock = ProgressBuildableMock()
    let settingsMock = SettingsBuildableMock()
    let suggestMock = SuggestBuildableMock()

    var subGoalBuilder: any SubGoalBuildable { subGoalMock }
    var editorBuilder: any EditorBuildable { editorMock }
    var fillBuilder: any FillBuildable { fillMock }
    var overviewBuilder: any OverviewBuildable { overviewMock }
    var progressBuilder: any ProgressBuildable { progressMock }
    var settingsBuilder: any SettingsBuildable { settingsMock }
    var suggestBuilder: any SuggestBuildable { suggestMock }

    init(
        openChartUseCase: any OpenChartUseCase = OpenChartUseCaseFake(),
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(),
        documentsUseCase: any DocumentsUseCase = DocumentsUseCaseStub()
    ) {
        self.openChartUseCase = openChartUseCase
        self.profileUseCase = profileUseCase
        self.documentsUseCase = documentsUseCase
    }
}
