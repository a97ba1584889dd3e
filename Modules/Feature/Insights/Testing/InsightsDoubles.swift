package import EventLogDomainInterface
import EventLogDomainTesting
import InsightsFeatureInterface
package import Platform
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Insights needs, on a fake.
package final class InsightsDependencyStub: InsightsDependency {
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
package final class InsightsBuildableMock: InsightsBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "insights")
    }
}
