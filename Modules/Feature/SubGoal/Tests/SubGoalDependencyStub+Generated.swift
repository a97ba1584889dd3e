// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EditorFeatureInterface
import EditorFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import SubGoalFeature

/// What SubGoal needs, on doubles.
final class SubGoalDependencyStub: SubGoalDependency {
    let profileUseCase: any ProfileUseCase
    let editorMock = EditorBuildableMock()

    var editorBuilder: any EditorBuildable { editorMock }

    init(profileUseCase: any ProfileUseCase = ProfileUseCaseFake()) {
        self.profileUseCase = profileUseCase
    }
}
