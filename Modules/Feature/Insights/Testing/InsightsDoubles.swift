package import EventLogDomainInterface
import EventLogDomainTesting
package import InsightsFeatureInterface
package import Platform
import PromptTesting
package import Ribcage
package import RibcageTesting

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

/// Writes down what Insights tells its parent, and can act on it.
package final class InsightsListenerSpy: InsightsListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func insightsDidFinish() {
        log.record("insightsDidFinish")
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class InsightsBuildableMock: InsightsBuildable {
    package private(set) weak var listener: (any InsightsListener)?

    package init() {}

    package func build(listener: any InsightsListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "insights")
    }
}
