// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EditorFeatureInterface
import EditorFeatureTesting
import FillFeatureInterface
import FillFeatureTesting
import ItemFeatureInterface
import ItemFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import SubGoalFeature
import SuggestFeatureInterface
import SuggestFeatureTesting

/// The dependencies of SubGoal, as doubles.
final class SubGoalDependencyStub: SubGoalDependency {
    let profileUseCase: any ProfileUseCase
    let editorMock = EditorBuildableMock()
    let fillMock = FillBuildableMock()
    let itemMock = ItemBuildableMock()
    let suggestMock = SuggestBuildableMock()

    var editorBuilder: any EditorBuildable { editorMock }
    var fillBuilder: any FillBuildable { fillMock }
    var itemBuilder: any ItemBuildable { itemMock }
    var suggestBuilder: any SuggestBuildable { suggestMock }

    init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake()) {
        self.profileUseCase = profileUseCase
    }
}
