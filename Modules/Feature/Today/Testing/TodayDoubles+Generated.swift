// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import ProgressDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting
package import TodayFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class TodayBuildableMock: TodayBuildable {
    package private(set) var buildCalls: [TodayForm] = []
    package private(set) weak var listener: (any TodayListener)?

    package init() {}

    package func build(listener: any TodayListener, form: TodayForm) -> any ViewableRouting {
        buildCalls.append(form)
        self.listener = listener
        return RouterSpy(showing: "today")
    }
}

/// Records the calls of ``TodayListener``, and returns what a test sets.
package final class TodayListenerSpy: TodayListener {
    package let log: CallLog
    package private(set) var todayDidPickCalls: [Route] = []
    package var whenTodayDidPick: (Route) -> Void = { _ in }
    package var todayDidPickError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func todayDidPick(_ route: Route) async throws {
        todayDidPickCalls.append(route)
        log.record("todayDidPick(\(route))")
        whenTodayDidPick(route)
        if let error = todayDidPickError { throw error }
    }
}
