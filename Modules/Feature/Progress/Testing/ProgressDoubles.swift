import MandalartDomainTesting
package import Platform
package import ProgressDomainInterface
import ProgressDomainTesting
import ProgressFeatureInterface
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Progress needs, on a fake.
package final class ProgressDependencyStub: ProgressDependency {
    package let progressUseCase: any ProgressUseCase
    package let clock: WallClock

    /// By default the clock hangs at Greenwich.
    package init(
        progressUseCase: any ProgressUseCase = ProgressUseCaseFake(MandalartUseCaseFake()),
        clock: WallClock = WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0))
    ) {
        self.progressUseCase = progressUseCase
        self.clock = clock
    }
}

/// Builds a place that shows its address.
package final class ProgressBuildableMock: ProgressBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "progress")
    }
}
