// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import HomeFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class HomeBuildableMock: HomeBuildable {
    package private(set) var buildCalls: [ChartID] = []
    package private(set) weak var listener: (any HomeListener)?

    package init() {}

    package func build(chart: ChartID, listener: any HomeListener) -> any ViewableRouting {
        buildCalls.append(chart)
        self.listener = listener
        return RouterSpy(showing: "home")
    }
}

/// Records the calls of ``HomeListener``, and returns what a test sets.
package final class HomeListenerSpy: HomeListener {
    package let log: CallLog
    package private(set) var homeDidPickCalls: [Route] = []
    package var whenHomeDidPick: (Route) -> Void = { _ in }
    package var homeDidPickError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func homeDidPick(_ route: Route) async throws {
        homeDidPickCalls.append(route)
        log.record("homeDidPick(\(route))")
        whenHomeDidPick(route)
        if let error = homeDidPickError { throw error }
    }
}
