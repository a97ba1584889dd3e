// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import ProgressDomainInterface
package import ReviewFeatureInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class ReviewBuildableMock: ReviewBuildable {
    package private(set) var buildCalls: [ReviewedDay] = []
    package private(set) weak var listener: (any ReviewListener)?

    package init() {}

    package func build(listener: any ReviewListener, to day: ReviewedDay) -> any ViewableRouting {
        buildCalls.append(day)
        self.listener = listener
        return RouterSpy(showing: "review")
    }
}

/// Records the calls of ``ReviewListener``, and returns what a test sets.
package final class ReviewListenerSpy: ReviewListener {
    package let log: CallLog
    package private(set) var reviewDidOpenCalls: [Route] = []
    package var whenReviewDidOpen: (Route) -> Void = { _ in }
    package var reviewDidOpenError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func reviewDidOpen(_ route: Route) async throws {
        reviewDidOpenCalls.append(route)
        log.record("reviewDidOpen(\(route))")
        whenReviewDidOpen(route)
        if let error = reviewDidOpenError { throw error }
    }
}
