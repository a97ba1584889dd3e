import EditorFeatureInterface
package import EventLogDomainInterface
import EventLogDomainTesting
package import MandalartDomainInterface
import MandalartDomainTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Editor needs, on a fake.
package final class EditorDependencyStub: EditorDependency {
    package let mandalartUseCase: any MandalartUseCase
    package let profileUseCase: any ProfileUseCase
    package let logger: any Logger

    package init(
        mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake(),
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(), logger: any Logger = LoggerSpy()
    ) {
        self.mandalartUseCase = mandalartUseCase
        self.profileUseCase = profileUseCase
        self.logger = logger
    }
}

/// Builds a place that shows its address, and keeps what the last build was asked for.
package final class EditorBuildableMock: EditorBuildable {
    package private(set) var cell: Cell?

    package init() {}

    package func build(cell: Cell) -> any ViewableRouting {
        self.cell = cell
        return RouterSpy(showing: "edit")
    }
}
