package import EditorFeatureInterface
package import EditorFeatureTesting
import Languages
package import MandalartDomainInterface
import MandalartDomainTesting
package import ProfileDomainInterface
import ProfileDomainTesting
package import ProgressDomainInterface
import ProgressDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting
import SubGoalFeatureInterface

/// What SubGoal needs, on fakes and on a mock.
package final class SubGoalDependencyStub: SubGoalDependency {
    package let mandalartUseCase: any MandalartUseCase
    package let profileUseCase: any ProfileUseCase
    package let progressUseCase: any ProgressUseCase
    package let editorMock = EditorBuildableMock()

    package var editorBuilder: any EditorBuildable { editorMock }

    package init(
        mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake(),
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake()
    ) {
        self.mandalartUseCase = mandalartUseCase
        self.profileUseCase = profileUseCase
        progressUseCase = ProgressUseCaseFake(mandalartUseCase)
    }
}

/// Builds a place that shows its address.
package final class SubGoalBuildableMock: SubGoalBuildable {
    package init() {}

    package func build(position: Position) -> any ViewableRouting {
        RouterSpy(showing: "subgoal", "\(position)")
    }
}
