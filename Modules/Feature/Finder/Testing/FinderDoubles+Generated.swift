// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import FinderFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class FinderBuildableMock: FinderBuildable {
    package private(set) var buildCalls: [FinderQuery] = []
    package private(set) weak var listener: (any FinderListener)?

    package init() {}

    package func build(listener: any FinderListener, query: FinderQuery) -> any ViewableRouting {
        buildCalls.append(query)
        self.listener = listener
        return RouterSpy(showing: "finder")
    }
}

/// Records the calls of ``FinderListener``, and returns what a test sets.
package final class FinderListenerSpy: FinderListener {
    package let log: CallLog
    package private(set) var finderDidPickCalls: [Route] = []
    package var whenFinderDidPick: (Route) -> Void = { _ in }
    package var finderDidPickError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func finderDidPick(_ route: Route) async throws {
        finderDidPickCalls.append(route)
        log.record("finderDidPick(\(route))")
        whenFinderDidPick(route)
        if let error = finderDidPickError { throw error }
    }
}
