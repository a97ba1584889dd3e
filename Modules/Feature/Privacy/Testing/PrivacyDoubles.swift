package import EventLogDomainInterface
import EventLogDomainTesting
package import Platform
package import PrivacyFeatureInterface
import PromptTesting
package import Ribcage
package import RibcageTesting

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

/// Writes down what Privacy tells its parent, and can act on it.
package final class PrivacyListenerSpy: PrivacyListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func privacyDidFinish() {
        log.record("privacyDidFinish")
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class PrivacyBuildableMock: PrivacyBuildable {
    package private(set) weak var listener: (any PrivacyListener)?

    package init() {}

    package func build(listener: any PrivacyListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "privacy")
    }
}
