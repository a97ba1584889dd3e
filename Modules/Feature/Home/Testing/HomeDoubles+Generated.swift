// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import HomeFeatureInterface
package import MandalartDomainInterface
package import RibcageTesting

/// Writes down the calls of ``HomeRoutable``, and answers with what a test sets.
package final class HomeRoutableSpy: HomeRoutable {
    package let log: CallLog
    package private(set) var routeToSubGoalCalls: [Position] = []
    package var whenRouteToSubGoal: (Position) -> Void = { _ in }
    package private(set) var leaveCalls = 0
    package var whenLeave: () -> Void = {}
    package var leaveError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func routeToSubGoal(_ position: Position) {
        routeToSubGoalCalls.append(position)
        log.record("routeToSubGoal(\(position))")
        whenRouteToSubGoal(position)
    }

    package func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        whenLeave()
        if let error = leaveError { throw error }
    }
}
