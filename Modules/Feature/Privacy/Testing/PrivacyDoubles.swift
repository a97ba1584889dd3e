package import EventLogDomainInterface
import EventLogDomainTesting
package import Platform
import PrivacyFeatureInterface
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Privacy needs, on a fake.
package final class PrivacyDependencyStub: PrivacyDependency {
    package let eventLogUseCase: any EventLogUseCase
    package let clock: WallClock

    /// By default the log is empty, and the clock hangs at Greenwich.
    package init(
        eventLogUseCase: any EventLogUseCase = EventLogUseCaseFake(),
        clock: WallClock = WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0))
    ) {
        self.eventLogUseCase = eventLogUseCase
        self.clock = clock
    }
}

/// Builds a place that shows its address.
package final class PrivacyBuildableMock: PrivacyBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "privacy")
    }
}
