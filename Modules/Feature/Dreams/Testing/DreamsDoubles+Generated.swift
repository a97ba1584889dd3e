// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import DreamsDomainInterface
import DreamsFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``DreamsRoutable``, and answers with what a test sets.
package final class DreamsRoutableSpy: DreamsRoutable {
    package let log: CallLog
    package private(set) var routeToTreeCalls: [WishNumber] = []
    package var whenRouteToTree: (WishNumber) -> Void = { _ in }
    package private(set) var closeTreeCalls = 0
    package var whenCloseTree: () -> Void = {}
    package var closeTreeError: (any Error)?
    package private(set) var leaveCalls = 0
    package var whenLeave: () -> Void = {}
    package var leaveError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func routeToTree(of number: WishNumber) {
        routeToTreeCalls.append(number)
        log.record("routeToTree(of: \(number))")
        whenRouteToTree(number)
    }

    package func closeTree() async throws {
        closeTreeCalls += 1
        log.record("closeTree()")
        whenCloseTree()
        if let error = closeTreeError { throw error }
    }

    package func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        whenLeave()
        if let error = leaveError { throw error }
    }
}
