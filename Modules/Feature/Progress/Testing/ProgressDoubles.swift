import MandalartDomainTesting
package import Platform
package import ProgressDomainInterface
import ProgressDomainTesting
package import ProgressFeatureInterface
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Progress needs, on a fake.
package final class ProgressDependencyStub: ProgressDependency {
    package let progressUseCase: any ProgressUseCase
    package let clock = WallClock.system

    package init(progressUseCase: any ProgressUseCase = ProgressUseCaseFake(MandalartUseCaseFake())) {
        self.progressUseCase = progressUseCase
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class ProgressBuildableMock: ProgressBuildable {
    package private(set) weak var listener: (any ProgressListener)?

    package init() {}

    package func build(listener: any ProgressListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "progress")
    }
}
